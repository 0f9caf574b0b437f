/** What is saved on this computer, and not published yet: what a clone has and its Git service lacks. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { withoutData } from "../../content/schema/content-files";

/** Answer of the server. */
export interface Unpublished {
  /** Paths of the files, below `data/` or in `static/`. Absent if Git cannot tell. */
  files?: string[];
}

/** Folders that staff change. */
const FOLDERS = ["data", "static"];

const run = promisify(execFile);

/** @param project folder of the site, which may be a part of a repository */
export async function unpublished(project: string): Promise<Unpublished> {
  const git = async (...options: string[]) => (await run("git", options, { cwd: project })).stdout;
  const paths = async (...options: string[]) =>
    (await git(...options, "-z", "--", ...FOLDERS)).split("\0").filter(Boolean);
  try {
    // A copy that lies in the folder of another repository is not its content.
    if ((await paths("ls-files")).length === 0) return {};
    const published = (await git("merge-base", "HEAD", "@{upstream}")).trim();
    const changed = await paths("diff", "--name-only", "--relative", published);
    const added = await paths("ls-files", "--others", "--exclude-standard");
    return { files: [...new Set([...changed, ...added].map(withoutData))] };
  } catch {
    // There is no Git, no clone, or no Git service.
    return {};
  }
}
