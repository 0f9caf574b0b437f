import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

/** As much of Gatsby's state as is read here. */
interface SiteState {
  program: { directory: string };
  config: { siteMetadata?: { siteUrl?: string } };
}

/** Invites search engines in, and shows them the sitemap at the site's own address. */
export async function writeRobotsTxt({ store }: BuildArgs) {
  const { program, config } = (store.getState as () => SiteState)();
  const sitemap = `${config.siteMetadata?.siteUrl ?? ""}/sitemap-index.xml`;
  await writeFile(
    join(program.directory, "public", "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
  );
}
