import { readPharmacy } from "../../src/content/read-facts";
import { CommandError } from "../../src/lib/command-error";
import { isSample } from "../../src/content/sample/sample-facts";

/** Returns the facts. Ends the program with the words of the check if they have an error. */
function pharmacy() {
  try {
    return readPharmacy("data");
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** True if this repository is the sample and not a pharmacy's own site. */
export const isSampleHere = isSample(pharmacy());
