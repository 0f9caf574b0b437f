import type { BrowserPage, Pointer, Size } from "./browser-page";

/** The engines that draw the web, and how the tests call them. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** How to start an engine. */
export interface EngineOptions {
  /** As on a phone, where they take nothing from the page's width, or as beside a mouse. */
  scrollBars: "thin" | "wide";
}

/** How to open a page. */
export interface PageOptions {
  /** The address that paths belong to. */
  baseURL: string;
  size: Size;
}

/** A browser that is ready to open pages. */
export interface Engine {
  readonly name: EngineName;
  /** What its driver can point with so that the page sees the difference. */
  readonly pointers: readonly [Pointer, ...Pointer[]];
  /** A script that has to stand first in every page, where the driver cannot see complaints. */
  readonly firstScript?: string;
  /** Opens an empty page that shares nothing with others. */
  newPage(options: PageOptions): Promise<BrowserPage>;
  close(): Promise<void>;
}
