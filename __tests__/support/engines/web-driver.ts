/**
 * A client for W3C WebDriver (https://www.w3.org/TR/webdriver/). Playwright cannot drive Debian's
 * WebKitGTK, which only speaks this protocol; the few requests below spare a dependency.
 */

/** An error that the driver reported. */
export class DriverError extends Error {
  constructor(
    /** Error code of the standard, such as `no such alert`. */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Time limit for a command, because a driver waits forever for a browser that hangs. */
export const COMMAND_LIMIT_MS = 25_000;

interface Reply {
  value: unknown;
}

export class WebDriver {
  private constructor(private readonly session: string) {}

  /** Starts a session, and with it the browser. */
  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = await send<{ sessionId: string }>("POST", `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  get = <Value>(command: string) => send<Value>("GET", this.session + command);

  post = <Value>(command: string, body: object = {}) =>
    send<Value>("POST", this.session + command, body);

  /** Runs a function body in the page and awaits its promise. */
  run = <Value>(body: string, ...args: unknown[]) =>
    this.post<Value>("/execute/sync", { script: body, args });
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
  });
  const { value } = (await response.json()) as Reply;
  if (response.ok) return value as Value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}

/** Key codes of https://www.w3.org/TR/webdriver/#keyboard-actions. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
};

/** Actions that press a key, by its letter or Playwright's name. */
export function keyActions(name: string) {
  const value = KEYS[name] ?? name;
  return [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
}
