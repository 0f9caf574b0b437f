import type { BrowserPage, Pointer, Size } from "./browser-page";

/** Browser engines, by the names of the Playwright projects. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

export interface PageOptions {
  baseURL: string;
  size: Size;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  /** Pointer types that the driver can send; any other is sent as a mouse. */
  readonly pointers: readonly [Pointer, ...Pointer[]];
  /** Script to put first into every page, if the driver cannot see the console. */
  readonly firstScript?: string;
  /** Opens an empty page with its own cookies and storage. */
  newPage(options: PageOptions): Promise<BrowserPage>;
  close(): Promise<void>;
}
