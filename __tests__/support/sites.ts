/** The built sites that the browser tests visit. */
import { readPharmacy } from "../../src/content/read/read-facts";
import { isSample } from "../../src/content/sample/frozen-sample";
import { SAMPLE_SITE } from "../../tools/build/assemble-site";

/** Whether this folder holds the sample itself, and not a pharmacy's own site. */
export const isSampleHere = isSample(readPharmacy("data"));

/** The project's folder of the sample: a pharmacy's site has the sample beside its own. */
export const sampleSite = isSampleHere ? "." : SAMPLE_SITE;

/** The sample's build. */
export const sampleBuild = `${sampleSite}/public`;
