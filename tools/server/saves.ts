/**
 * The last changes of `data/`, kept beside the site so that they can be taken back without Git. Each is a file in
 * `.edit-history/`, which Git ignores.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import type { ListedSave } from "../../src/gatsby/editing-screen/screen/last-saves";
import {
  type Changes,
  changesInWords,
  takenBack,
  type Texts,
} from "../../src/gatsby/editing-screen/take-back";
import { CommandError } from "../../src/lib/command-error";
import { filesIn } from "../build/content-files";

const FOLDER = ".edit-history";

/** Changes to keep. */
const KEPT = 100;

interface Save {
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  changes: Changes;
}

export class Saves {
  private known: ReadonlyMap<string, string>;

  /** @param project folder of the edited site */
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
    this.known = now;
    if (changed.length === 0) return;
    const names = this.names();
    // Ids sort by time, also within a millisecond.
    const time = Math.max(Date.now(), Number(names.at(-1) ?? 0) + 1);
    mkdirSync(join(this.project, FOLDER), { recursive: true });
    const save: Save = { time, who: userInfo().username, changes };
    writeFileSync(this.file(String(time)), JSON.stringify(save));
    for (const name of names.slice(0, -KEPT + 1)) rmSync(this.file(name));
  }

  /** Returns the last changes, the latest first. */
  list(): ListedSave[] {
    this.record();
    return this.names()
      .reverse()
      .map((id) => {
        const { time, who, changes } = this.read(id);
        return { id, time, who, words: changesInWords(changes) };
      });
  }

  /**
   * Returns the texts that take one change back, and leave later ones.
   *
   * @throws CommandError if the same values changed again since, or are as they were before
   */
  takenBack(id: string): Texts {
    this.record();
    return takenBack(this.read(id).changes, (path) => this.known.get(path));
  }

  /** Writes texts, which is a change, too. */
  write(texts: Texts): void {
    for (const [path, text] of texts) {
      const file = join(this.project, "data", path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    this.record();
  }

  private texts(): ReadonlyMap<string, string> {
    const paths = filesIn(join(this.project, "data"), ["."]).map((path) => path.slice("./".length));
    return new Map(
      paths
        .filter((path) => path.endsWith(".yaml"))
        .map((path) => [path, readFileSync(join(this.project, "data", path), "utf8")]),
    );
  }

  private read(id: string): Save {
    if (!this.names().includes(id)) throw new CommandError("This change is no longer kept.");
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
