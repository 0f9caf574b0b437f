import { createOutbox, type RequestHandler, SEND_PATH } from "./create-outbox";

/** As much of Express as mounting needs, so that any version of it fits. */
export interface MountingApp {
  use: (path: string, handler: RequestHandler) => unknown;
}

/**
 * Makes Gatsby's development server take the messages that its own pages send.
 *
 * @example developMiddleware: mountOutbox
 */
export function mountOutbox(app: MountingApp): void {
  app.use(SEND_PATH, createOutbox());
}
