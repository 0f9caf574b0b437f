/** The last changes of `data/`, which can be taken back without Git. Each is a file in `.edit-history/`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { LocalChange } from "../files/local-files";
import type { Changes } from "../values/take-back";
import { filesBelow } from "../../lib/files-below";
import { replaceFile } from "../../lib/write-changed";

const FOLDER = ".edit-history";

/** Changes to keep. */
const KEPT = 100;

/** Lists the files below `data/`, without hidden ones. */
export const filesInData = (project: string): string[] =>
  filesBelow(join(project, "data")).filter((path) => !/(^|\/)\./.test(path));

interface Save {
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  changes: Changes;
}

export class Saves {
  readonly who = userInfo().username;

  private known: ReadonlyMap<string, string>;

  constructor(private readonly project: string) {
    this.known = this.texts();
  }

  /** Keeps what changed since the last call, on the screen or in another program. */
  record(): void {
    const now = this.texts();
    const paths = [...new Set([...this.known.keys(), ...now.keys()])];
    const changed = paths.filter((path) => this.known.get(path) !== now.get(path));
    const changes: Changes = Object.fromEntries(
      changed.map((path) => [path, { before: this.known.get(path), after: now.get(path) }]),
    );
    if (changed.length === 0) return;
    const names = this.names();
    // Ids sort by time, also within a millisecond.
    const time = Math.max(Date.now(), Number(names.at(-1) ?? 0) + 1);
    mkdirSync(join(this.project, FOLDER), { recursive: true });
    const save: Save = { time, who: this.who, changes };
    replaceFile(this.file(String(time)), JSON.stringify(save));
    this.known = now;
    for (const name of names.slice(0, -KEPT + 1)) rmSync(this.file(name));
  }

  /** Returns the last changes, the latest first. */
  changes(count: number): LocalChange[] {
    this.record();
    return this.names()
      .reverse()
      .slice(0, count)
      .map((id) => {
        const { time, who, changes } = this.read(id);
        // The state before it, whose name sorts right before its own.
        return { id, parent: String(time - 1), time, who, url: "", paths: Object.keys(changes) };
      });
  }

  /** Returns the text of a file as of a change, named by its time in milliseconds; today's for any other name. */
  textAt(state: string, path: string): string | undefined {
    const later = this.names().filter((id) => Number(id) > Number(state));
    const change = later.map((id) => this.read(id).changes[path]).find(Boolean);
    return change ? change.before : this.texts().get(path);
  }

  /** Id of the last change; empty if there is none. */
  get version(): string {
    this.record();
    return this.names().at(-1) ?? "";
  }

  private texts(): ReadonlyMap<string, string> {
    return new Map(
      filesInData(this.project)
        .filter((path) => path.endsWith(".yaml"))
        .map((path) => [path, readFileSync(join(this.project, "data", path), "utf8")]),
    );
  }

  private read(id: string): Save {
    return JSON.parse(readFileSync(this.file(id), "utf8")) as Save;
  }

  private readonly file = (id: string) => join(this.project, FOLDER, `${id}.json`);

  private names(): string[] {
    const folder = join(this.project, FOLDER);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => name.replace(".json", ""))
      .sort();
  }
}
