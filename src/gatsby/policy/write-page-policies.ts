import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { formIds } from "../../forms/forms";
import { mailSettings } from "../../forms/mail/mail-settings";
import { type ConnectsTo, withPolicy } from "./page-policy";

/** Returns the HTML file of each page in the build folder: `/about/index.html`. */
export async function pageFiles({ graphql }: Pick<BuildArgs, "graphql">): Promise<string[]> {
  const result = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    "{ allSitePage { nodes { path } } }",
  );
  if (!result.data) throw new Error("Cannot list the pages.", { cause: result.errors });
  return result.data.allSitePage.nodes.map(({ path }) =>
    path.endsWith("/") ? `${path}index.html` : path,
  );
}

/** Returns the mail service's origin for an island with a form that can send. */
export function mailConnections(island: string): string[] {
  const id = formIds.find((form) => form === island);
  const settings = id && mailSettings(id);
  // The outbox has the origin of the page.
  return settings?.origin ? [settings.origin] : [];
}

/** Writes the policy of each page into the page. Call after everything that changes pages. */
export async function writePagePolicies(
  build: string,
  files: readonly string[],
  connectsTo: ConnectsTo = mailConnections,
): Promise<void> {
  for (const file of files) {
    const path = join(build, file);
    const html = await readFile(path, "utf8");
    const finished = finishedPage(file, html, connectsTo);
    // A new timestamp would have the same page compressed again.
    if (finished !== html) await writeFile(path, finished);
  }
}

function finishedPage(file: string, html: string, connectsTo: ConnectsTo): string {
  try {
    return withPolicy(html, connectsTo);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
