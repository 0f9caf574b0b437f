/**
 * `npm run adopt`: makes the sample site a pharmacy's own. It asks, or reads a file of answers; with
 * `--left` it only says what is left of the sample.
 */
import { adoptSite, showLeft } from "../adopt/adopt-site";
import { readArguments } from "../command-line/options";
import { runCommand } from "../command-line/run-command";

runCommand(async () => {
  const { values, positionals } = readArguments({ left: { type: "boolean" } });
  if (values.left) await showLeft();
  else await adoptSite(positionals);
  return 0;
});
