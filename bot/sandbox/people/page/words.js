// Every sentence of the page's own, in its language; what the bot says comes from the bot.

import { LANGUAGES } from "./language.js";
import { GERMAN } from "./words_de.js";
import { ENGLISH } from "./words_en.js";

const BY_LANGUAGE = { de: GERMAN, en: ENGLISH };

export const WORDS = BY_LANGUAGE[LANGUAGES.find((language) => language in BY_LANGUAGE)];
