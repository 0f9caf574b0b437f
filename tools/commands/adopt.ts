/** `npm run adopt`: turns the sample into the site of a pharmacy. */
import { adoptSite, showLeft } from "../adopt/adopt-site";
import { readArguments, runCommand } from "../command-line/command";

const HELP = `npm run adopt                  asks about your pharmacy, and writes data/
npm run adopt -- answers.yaml  reads the answers from a file: docs/adopt.md has an example
npm run adopt -- --left        lists what is left of the sample`;

runCommand(async () => {
  const { values, positionals } = readArguments({
    left: { type: "boolean" },
    help: { type: "boolean" },
  });
  if (values.help) console.log(HELP);
  else if (values.left) await showLeft();
  else await adoptSite(positionals);
  return 0;
});
