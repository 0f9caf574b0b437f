/** WebDriver, as the W3C describes it: requests that tell a browser what to do. */

/** What the driver could not do. */
export class DriverError extends Error {
  constructor(
    /** The standard's name for it, such as `no such alert`. */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

interface Reply {
  value: unknown;
}

export class WebDriver {
  private constructor(private readonly session: string) {}

  /** Starts the browser that `capabilities` describe. */
  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = await send<{ sessionId: string }>("POST", `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  get = <Value>(command: string) => send<Value>("GET", this.session + command);

  post = <Value>(command: string, body: object = {}) =>
    send<Value>("POST", this.session + command, body);

  /** Runs a function's body in the page, and waits for what it promises. */
  run = <Value>(body: string, ...args: unknown[]) =>
    this.post<Value>("/execute/sync", { script: body, args });
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as Reply;
  if (response.ok) return value as Value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}
