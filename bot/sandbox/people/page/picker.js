// The slash commands as a person picks them: subcommands as lines of their own, filtered as one types.

const SUBCOMMAND = 1;
const GROUP = 2;
const GUILD_CONTEXT = 0;
const DM_CONTEXT = 1;

export const PERSON_MENU = 2;
export const MESSAGE_MENU = 3;
const SLASH = 1;

const nested = (option) => option.type === SUBCOMMAND || option.type === GROUP;

function* leavesOf(node, path, title) {
  const deeper = (node.options ?? []).filter(nested);
  if (!deeper.length) yield { path, title, description: node.description, options: node.options ?? [] };
  for (const option of deeper) yield* leavesOf(option, [...path, option.name], `${title} ${option.label}`);
}

/** The commands of a kind that can be used in `channel`. */
function usable(commands, channel, kind) {
  const context = channel.kind === "dm" ? DM_CONTEXT : GUILD_CONTEXT;
  const isHere = ({ guild_id: guild }) => !guild || guild === channel.guild_id;
  const isFor = ({ type = SLASH, contexts }) => type === kind && (!contexts || contexts.includes(context));
  return commands.filter((command) => isHere(command) && isFor(command));
}

/** The slash commands that can be used in `channel`: [{path, title, description, options}]. */
export const commandLeaves = (commands, channel) =>
  usable(commands, channel, SLASH).flatMap((command) => [...leavesOf(command, [command.name], command.label)]);

/** The command that a text names as the bot does, whatever it is called in the language of the page. */
export const leafOfName = (leaves, name) => leaves.find((leaf) => leaf.path.join(" ") === name);

/** The commands in the menu of a person or a message in `channel`. */
export const menuCommands = (commands, channel, kind) => (channel ? usable(commands, channel, kind) : []);

function rank(title, typed) {
  if (title.startsWith(typed)) return 0;
  return title.split(" ").some((word) => word.startsWith(typed)) ? 1 : 2;
}

/** Those whose name holds every word typed; the best first. */
export function matching(leaves, typed) {
  const wanted = typed.toLowerCase().trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const fits = leaves.filter((leaf) => words.every((word) => leaf.title.includes(word)));
  return fits.sort((a, b) => rank(a.title, wanted) - rank(b.title, wanted) || a.title.localeCompare(b.title));
}

/** The command that `typed` names in full, once a blank follows it and no longer name begins so. */
export function namedInFull(leaves, typed) {
  if (!typed.endsWith(" ")) return null;
  const name = typed.trim().toLowerCase();
  const longer = leaves.some((leaf) => leaf.title.startsWith(`${name} `));
  return longer ? null : (leaves.find((leaf) => leaf.title === name) ?? null);
}

/** Command and subcommand as the page API wants them. */
export const addressOf = ({ path: [name, ...subcommand] }) => (subcommand.length ? { name, subcommand } : { name });
