/**
 * `npm run adopt`: turns the sample into the site of a pharmacy. Asks questions, or reads a file of
 * answers. With `--language es`, in that language alone. `--left` only lists what is left of the sample.
 */
import { adoptSite, showLeft } from "../adopt/adopt-site";
import { readArguments } from "../command-line/options";
import { runCommand } from "../command-line/run-command";

runCommand(async () => {
  const { values, positionals } = readArguments({
    left: { type: "boolean" },
    language: { type: "string" },
  });
  if (values.left) await showLeft();
  else await adoptSite(positionals, values.language);
  return 0;
});
