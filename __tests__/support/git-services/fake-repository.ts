/** A repository with the sample's content, whose commits are kept in memory. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesIn } from "../../../tools/build/content-files";

export const BRANCH = "main";

export interface FakeCommit {
  id: string;
  parent: FakeCommit | undefined;
  files: ReadonlyMap<string, string>;
  message: string;
  who: string;
  date: string;
}

/** What a host says of its work on a commit, in the words of the service. */
export interface FakeReport {
  name: string;
  state: string;
  description: string;
  url: string;
}

/** Returns the hash that Git gives a text. */
export const hash = (text: string) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest("hex");

export class FakeRepository {
  /** Last commit of the published branch. */
  head: FakeCommit;

  /** Reports by commit id. */
  readonly reports = new Map<string, FakeReport[]>();

  /** Runs of GitHub's own workflows by commit id. */
  readonly runs = new Map<string, object[]>();

  constructor() {
    const yaml = filesIn(".", ["data"]).filter((path) => path.endsWith(".yaml"));
    const files = new Map(yaml.map((path) => [path, readFileSync(path, "utf8")]));
    this.head = this.made(undefined, files, "Start", "Juniper");
  }

  /** Makes a commit; `undefined` deletes a file. */
  commit(
    changes: ReadonlyMap<string, string | undefined>,
    message: string,
    who: string,
  ): FakeCommit {
    const files = new Map(this.head.files);
    for (const [path, text] of changes) {
      if (text === undefined) files.delete(path);
      else files.set(path, text);
    }
    this.head = this.made(this.head, files, message, who);
    return this.head;
  }

  /** Commits a file with one text replaced, as somebody else. */
  replace(path: string, old: string, text: string): FakeCommit {
    const before = this.head.files.get(path) ?? "";
    if (!before.includes(old)) throw new Error(`${path} does not contain ${old}.`);
    return this.commit(new Map([[path, before.replace(old, text)]]), "Change", "Kim Lee");
  }

  /** Commits that changed a file below a path, the latest first. */
  log(path = "", from: FakeCommit | undefined = this.head): FakeCommit[] {
    if (!from) return [];
    const isChanged = this.changedFiles(from).some((file) => file.startsWith(path));
    return [...(isChanged ? [from] : []), ...(from.parent ? this.log(path, from.parent) : [])];
  }

  find(id: string): FakeCommit | undefined {
    return this.log().find((commit) => commit.id === id);
  }

  /** Returns the text that has a Git hash, of any commit. */
  blob(id: string): string | undefined {
    return this.log()
      .flatMap(({ files }) => [...files.values()])
      .find((text) => hash(text) === id);
  }

  changedFiles({ files, parent }: FakeCommit): string[] {
    const paths = new Set([...files.keys(), ...(parent?.files.keys() ?? [])]);
    return [...paths].filter((path) => files.get(path) !== parent?.files.get(path));
  }

  text(path: string): string {
    return this.head.files.get(path) ?? "";
  }

  private made(
    parent: FakeCommit | undefined,
    files: ReadonlyMap<string, string>,
    message: string,
    who: string,
  ): FakeCommit {
    const id = hash(JSON.stringify([parent?.id, [...files], message]));
    return { id, parent, files, message, who, date: new Date().toISOString() };
  }
}
