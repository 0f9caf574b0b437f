/** `npm run inspect`: says what is wrong with a live site, by default `website` of `data/pharmacy.yaml`. */
import { setTimeout } from "node:timers/promises";
import { readPharmacy } from "../../src/content/read-facts";
import { loadContent } from "../../src/content/read/load-content";
import { commitOf } from "../../src/gatsby/build/write-build-json";
import { CommandError } from "../../src/lib/command-error";
import { readArguments, runCommand } from "../command-line/command";
import { ask, certificateEnd } from "../inspect/ask";
import { printFaults } from "../inspect/fault";
import { inspectSite } from "../inspect/inspect-site";

runCommand(async () => {
  const { website } = readPharmacy("data");
  const { content } = await loadContent(process.cwd());
  const [address = website, ...more] = readArguments({}).positionals;
  if (more.length > 0 || !URL.canParse(address) || !/^https?:/.test(address)) {
    throw new CommandError(
      `Give one address, with https://, such as: npm run inspect -- ${website}`,
    );
  }
  console.log(`Looking at ${address}`);
  const faults = await inspectSite(new URL(address), {
    ask,
    certificateEnd,
    wait: setTimeout,
    hasMailAgreement: content.agreements?.value.mailService.since !== undefined,
    ...commitOf({}),
    report: (line) => console.log(`  ${line}`),
  });
  if (faults.length === 0) {
    console.log("\nNothing is wrong with the site.");
    return 0;
  }
  console.log(`\n${printFaults(faults)}`);
  console.log(
    "\nhosting/README.md leads to the page of your host. Then publish, and inspect again.",
  );
  return 1;
});
