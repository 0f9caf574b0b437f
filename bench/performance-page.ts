import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";

const PAGE = join("docs", "performance.md");

/** Writes results into `docs/performance.md`, between its comments `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`. */
export async function updatePerformancePage(name: string, markdown: string): Promise<void> {
  const text = readFileSync(PAGE, "utf8");
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} lacks ${start} and ${end}.`);
  const updated = `${text.slice(0, from)}${start}\n\n${markdown}\n\n${text.slice(to)}`;
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(updated, { ...options, filepath: PAGE }));
  console.log(`The results are in ${PAGE}.`);
}
