import type { Page, Request } from "@playwright/test";

/** A file that a page loads. */
export interface LoadedFile {
  /** Its name without what the build put in for the browser's cache. */
  name: string;
  /** Without headers, compressed as it came. */
  bytes: number;
}

/** Notes every file of ours that the page loads from now on. */
export function watchFiles(page: Page) {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).hostname === "localhost") requests.push(request);
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
