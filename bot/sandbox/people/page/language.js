// The language of the page: that of its person's Discord when it was loaded. Another one loads the page again.

export const LOCALE = document.documentElement.lang;

/** The languages in which something may be shown, the best first. */
export const LANGUAGES = [LOCALE, LOCALE.split("-")[0], "en"];

/** How times of day and dates are written. */
export const TIME_LOCALE = LOCALE.startsWith("en") ? "en-GB" : LOCALE;

const localized = (part, key) => part[`${key}_localizations`]?.[LOCALE] ?? part[key];

/** Choices of an option as they are shown; the value is sent. */
export const localizeChoices = (choices) => choices.map((choice) => ({ ...choice, name: localized(choice, "name") }));

/** Commands or options as they are shown: by `label`, while `name` is what is sent. */
export const localizeCommands = (parts) =>
  parts.map((part) => ({
    ...part,
    label: localized(part, "name"),
    description: localized(part, "description"),
    ...(part.options && { options: localizeCommands(part.options) }),
    ...(part.choices && { choices: localizeChoices(part.choices) }),
  }));
