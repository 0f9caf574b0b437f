import type { Page, Request } from "@playwright/test";

/** A file that a page loads. */
export interface LoadedFile {
  /** Its name without what the build put in for the browser's cache. */
  name: string;
  /** Without headers, compressed as it came. */
  bytes: number;
}

/**
 * Notes every file of ours that the page loads from now on, once: the second time a browser has it, but
 * not in a test that answers for other hosts, since that turns its cache off.
 */
export function watchFiles(page: Page) {
  const requests: Request[] = [];
  const known = new Set<string>();
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).hostname !== "localhost" || known.has(request.url())) return;
    known.add(request.url());
    requests.push(request);
  });
  return {
    /** The files since the last time. */
    take: async (): Promise<LoadedFile[]> => {
      await page.waitForLoadState("networkidle");
      return Promise.all(requests.splice(0).map(asFile));
    },
  };
}

async function asFile(request: Request): Promise<LoadedFile> {
  const { pathname } = new URL(request.url());
  const name = pathname.endsWith("/") ? pathname : (pathname.split("/").at(-1) ?? pathname);
  const { responseBodySize } = await request.sizes();
  return { name: name.replace(/-[0-9a-f]{20}\./, "."), bytes: responseBodySize };
}

export const totalBytes = (files: readonly LoadedFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);
