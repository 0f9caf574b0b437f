import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "../../src/lib/command-error";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Parses options and file names from the command line.
 *
 * @throws CommandError for an unknown option, or a file name that is not allowed
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
 * Parses options from the command line.
 *
 * @throws CommandError for an unknown option
 */
export const readOptions = <Known extends Options>(options: Known) =>
  readArguments(options, false).values;
