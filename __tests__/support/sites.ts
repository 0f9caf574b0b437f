import { readPharmacy } from "../../src/content/read/read-facts";
import { isSample } from "../../src/content/sample/frozen-sample";

/** True if this repository is the sample and not a pharmacy's own site. */
export const isSampleHere = isSample(readPharmacy("data"));
