import type { Page, Request } from "@playwright/test";

/** A file that a page loads. */
export interface LoadedFile {
  /** File name without the content hash. */
  name: string;
  /** Compressed body, without headers. */
  bytes: number;
}

/**
 * Collects every file of the site that the page loads from now on. Counts each file once: routing
 * turns off the browser's cache, which would answer the second request.
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
    /** Returns the files since the previous call. */
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

/** Lists the files with their sizes, the largest first, for the message of a failed budget. */
export const listBySize = (files: readonly LoadedFile[]) =>
  files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${name}: ${bytes} bytes`)
    .join("\n");
