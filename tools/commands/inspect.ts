/** `npm run inspect`: says what is wrong with a live site, by default `website` of `data/pharmacy.yaml`. */
import { readPharmacy } from "../../src/content/read-facts";
import { commitOf } from "../../src/gatsby/build/write-build-json";
import { CommandError } from "../../src/lib/command-error";
import { readArguments, runCommand } from "../command-line/command";
import { ask } from "../inspect/ask";
import { crawl } from "../inspect/crawl";
import { inspectSite } from "../inspect/inspect-site";
import { printFaults, Site } from "../inspect/site";

runCommand(async () => {
  const { website } = readPharmacy("data");
  const [address = website, ...more] = readArguments({}).positionals;
  if (more.length > 0 || !URL.canParse(address) || !/^https?:/.test(address)) {
    throw new CommandError(`Give one address, such as: npm run inspect -- ${website}`);
  }
  const home = new URL(".", address).href;
  console.log(`Looking at ${home}`);
  const site = new Site(home, ask, (line) => console.log(`  ${line}`));
  await inspectSite(site, crawl, commitOf({}).commit);
  const faults = printFaults(site.faults);
  const next = "hosting/README.md leads to the page of your host. Publish, and inspect again.";
  console.log(faults ? `\n${faults}\n\n${next}` : "\nNothing is wrong with the site.");
  return faults ? 1 : 0;
});
