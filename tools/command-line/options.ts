import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "./run-command";

/**
 * The options that the user gave on the command line.
 *
 * @throws CommandError for an option that is not among `options`
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason}\nThis command takes ${known.join(", ")}.`);
  }
}
