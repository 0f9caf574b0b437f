import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readPharmacy } from "../../content/read/read-facts";

/**
 * Writes `robots.txt`, which names the sitemap. `gatsby-plugin-robots-txt` would bring eight packages for
 * these two statements.
 */
export async function writeRobotsTxt(dataFolder: string, build: string): Promise<void> {
  const sitemap = new URL("sitemap-index.xml", readPharmacy(dataFolder).website).href;
  await writeFile(join(build, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
