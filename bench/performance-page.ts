import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";

const PAGE = join("docs", "performance.md");

/**
 * Puts results into `docs/performance.md`, between `<!-- NAME -->` and `<!-- /NAME -->`.
 *
 * @throws when the page has no such place
 */
export async function updatePerformancePage(name: string, markdown: string): Promise<void> {
  const text = readFileSync(PAGE, "utf8");
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place between ${start} and ${end}.`);
  const updated = `${text.slice(0, from)}${start}\n\n${markdown}\n\n${text.slice(to)}`;
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(updated, { ...options, filepath: PAGE }));
}
