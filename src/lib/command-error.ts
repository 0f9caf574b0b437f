/** Error that the user of a command can fix. The message says how, so no stack trace is printed. */
export class CommandError extends Error {
  /** What programs print that expect a stack, such as Playwright. */
  override stack = this.message;
}
