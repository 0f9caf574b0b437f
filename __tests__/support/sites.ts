/** Folders of the built sites that browser tests visit. */
import { readPharmacy } from "../../src/content/read/read-facts";
import { isSample } from "../../src/content/sample/frozen-sample";
import { SAMPLE_SITE } from "../../tools/build/assemble-site";

/** True if this repository is the sample and not a pharmacy's own site. */
export const isSampleHere = isSample(readPharmacy("data"));

/** Project folder of the sample. */
export const sampleSite = isSampleHere ? "." : SAMPLE_SITE;

/** Build of the sample. */
export const sampleBuild = `${sampleSite}/public`;
