/** `build.json` of a published site: what is live, and since when. */

/** Path below the site's address. */
export const BUILD_JSON = "build.json";

export interface BuildJson {
  /** End of the build, in milliseconds since 1970. */
  time: number;
  /** Absent if the site was not built from a commit. */
  commit?: string;
  /** Why there is no commit: `Git is not installed`. */
  noCommit?: string;
  /** Folder in which the site is, such as `/pharmacy`. Absent for a site of its own. */
  folder?: string;
  /** Set if the site is a demo of the sample, whose forms send nothing. */
  isDemo?: true;
  /** Set if the forms send to the outbox on the machine of the build, as in tests. Such a build is not to be published. */
  sendsToOutbox?: true;
}
