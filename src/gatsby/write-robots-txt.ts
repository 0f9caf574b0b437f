import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

interface SiteNode {
  siteMetadata?: { siteUrl?: string };
}

/** Invites search engines in, and shows them the sitemap at the site's own address. */
export async function writeRobotsTxt({ store }: BuildArgs) {
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: SiteNode;
  };
  const sitemap = `${config.siteMetadata?.siteUrl ?? ""}/sitemap-index.xml`;
  await writeFile(
    join(program.directory, "public", "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
  );
}
