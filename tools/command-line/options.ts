import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "../../src/lib/command-error";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * What the user gave on the command line: options, and the names of files.
 *
 * @throws CommandError for an option that is not among `options`, and for a name where none is allowed
 */
export function readArguments<Known extends Options>(options: Known, allowPositionals = true) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason}\nThis command takes ${known.join(", ")}.`);
  }
}

/**
 * The options that the user gave on the command line.
 *
 * @throws CommandError for an option that is not among `options`
 */
export const readOptions = <Known extends Options>(options: Known) =>
  readArguments(options, false).values;
