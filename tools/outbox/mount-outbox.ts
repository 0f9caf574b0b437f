import { createOutbox, type RequestHandler, SEND_PATH } from "./create-outbox";

/** As much of Express as mounting needs, so that any version of it fits. */
export interface MountingApp {
  use: (path: string, handler: RequestHandler) => unknown;
}

/**
 * Makes the app take the messages that its own pages send.
 *
 * @param app the server that also serves the pages
 * @param outbox what takes the messages
 */
export function mountOutbox(app: MountingApp, outbox: RequestHandler = createOutbox()): void {
  app.use(SEND_PATH, outbox);
}
