/** What the commands begin with: their options, and how they end. */
import { once } from "node:events";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "../../src/lib/command-error";

/** Runs a command's main function, which returns the exit code. Other errors than `CommandError` print their stack. */
export function runCommand(main: () => Promise<number>): void {
  main().then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      console.error(error instanceof CommandError ? error.message : error);
      process.exitCode = 1;
    },
  );
}

/** Waits until the command is stopped, with Ctrl+C or by another program. */
export const untilStopped = () => Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parses options and file names. Throws `CommandError` for an unknown option, or a file name that is not allowed. */
export function readArguments<Known extends Options>(options: Known, allowPositionals = true) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${reason}\nThis command takes ${known.join(", ")}.`);
  }
}

/** Parses options of a command that takes no file names. */
export const readOptions = <Known extends Options>(options: Known) =>
  readArguments(options, false).values;
