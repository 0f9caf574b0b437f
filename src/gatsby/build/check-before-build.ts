import type { ParentSpanPluginArgs } from "gatsby";
import { checkMailOrigin } from "../environment/mail-settings";
import { CommandError } from "../../lib/command-error";
import { printCheck } from "../../content/print-check";

/**
 * Stops Gatsby before it starts where `data/` has a mistake, or where the forms could not send as the
 * environment says.
 */
export async function checkBeforeBuild({ reporter }: Pick<ParentSpanPluginArgs, "reporter">) {
  try {
    checkMailOrigin(process.env);
  } catch (error) {
    if (error instanceof CommandError) reporter.panic(error.message);
    else throw error;
  }
  if (!(await printCheck())) {
    reporter.panic(
      "Nothing was built. What is wrong in data/ stands above, with what to write instead.",
    );
  }
}
