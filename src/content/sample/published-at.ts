/**
 * Where a build is published. The sample's own address leads nowhere, so the environment can name another one, as the
 * workflow for GitHub Pages does. What is built then is a demo: see `isDemo`.
 */
import { isSample } from "./sample-facts";

interface Facts {
  website: string;
}

/** Address at which the sample is published, with or without a slash at the end. A pharmacy's own site ignores it. */
const VARIABLE = "SAMPLE_WEBSITE";

/** True if the sample is built for an address where others can see it. Such a site sends nothing, and says so. */
export const isDemo = (facts: Facts, environment = process.env): boolean =>
  isSample(facts) && Boolean(environment[VARIABLE]?.trim());

/** Returns the address of the site that is built, with a slash at the end. */
export function publishedAt(facts: Facts, environment = process.env): string {
  const address = environment[VARIABLE]?.trim();
  return address && isSample(facts) ? address.replace(/\/*$/, "/") : facts.website;
}
