/**
 * `data/` of a site as a Git service in Gitea's form (https://docs.gitea.com/api/next/), for the editing screen of
 * `npm run edit`. Its commits are the changes that `Saves` keeps. The screen puts pictures into `data/images/`, and
 * nothing into `static/`.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { SAVED_MEANWHILE } from "../git/git-service";
import { mergeChanges } from "../merge-changes";
import { pharmacyChoices } from "../pharmacy-choices";
import { contentTypeAt, withoutData } from "../../content/schema/content-files";
import { noWords } from "../../content/write/values";
import { CommandError } from "../../lib/command-error";
import { filesInData, type Saves } from "./saves";

/** Path of the API on the server. */
export const API = "/api/v1";

const NOT_WRITTEN =
  "The file cannot be written. It is protected or open in another program, or the disk is full. Mend that, and save again.";

interface Change {
  operation: "create" | "update" | "delete";
  path: string;
  /** Path before the file was renamed. */
  from_path?: string;
  /** Base64. */
  content: string;
  /** Hash of the file from which the change was made. */
  sha?: string;
}

/** Returns the hash that Git gives a file. */
const shaOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** Returns the paths of translations that are not there yet. */
function untranslated(project: string, paths: readonly string[]): string[] {
  const [, ...codes] = pharmacyChoices(project).languages;
  const typeAt = (path: string) => contentTypeAt(withoutData(path));
  const originals = paths.filter((path) => typeAt(path) && !typeAt(path)?.language);
  return codes
    .flatMap((code) => originals.map((path) => path.replace("data/", `data/${code}/`)))
    .filter((path) => !paths.includes(path) && typeAt(path));
}

export class LocalRepository {
  /** Texts that the screen read, by their hash: what it changed since is seen by comparing. */
  private readonly served = new Map<string, string>();

  constructor(
    private readonly project: string,
    private readonly saves: Saves,
  ) {}

  /**
   * Answers a request below `API`; `undefined` if there is no such address. The token names a loaded page, which is
   * told of no new commit: what somebody else changed since is merged on saving.
   */
  answer(method: string, url: URL, token: string, body: string): unknown {
    const [, below = ""] = /^\/repos\/[^/]+\/[^/]+(?=\/|$)(.*)/.exec(url.pathname) ?? [];
    const [kind = "", ...rest] = below.slice(1).split("/");
    const path = decodeURIComponent(rest.join("/"));
    const query = (name: string) => url.searchParams.get(name) ?? "";
    const { files = [], branch = "" } = (body ? JSON.parse(body) : {}) as {
      files?: unknown[];
      branch?: string;
    };
    switch (`${method} ${url.pathname.startsWith("/repos/") ? `repos/${kind}` : url.pathname}`) {
      case "GET /version":
        return { version: "1.25.0" };
      case "GET /settings/api":
        return { default_paging_num: 1000 };
      case "GET /user":
        return { id: 1, login: this.saves.who, full_name: this.saves.who, email: "-" };
      case "GET repos/":
        return { permissions: { pull: true, push: true }, default_branch: "main" };
      case "GET repos/branches":
        return { commit: { id: token, message: "" } };
      case "GET repos/git":
        return this.gitObject(rest[0], rest.at(-1) ?? "");
      case "POST repos/file-contents":
        return (files as string[]).map((file) => this.contents(file));
      case "GET repos/media":
        return readFileSync(this.file(rest.slice(1).map(decodeURIComponent).join("/")));
      case "GET repos/raw":
        return this.saves.textAt(query("ref"), withoutData(path));
      case "GET repos/commits":
        return this.saves.commits(query("path").replace(/^data\/?/, ""), Number(query("limit")));
      case "POST repos/contents":
        // Taking back names the last change that it knows.
        if (branch !== "main" && branch !== this.saves.head)
          throw new CommandError(SAVED_MEANWHILE);
        return this.write(files as Change[], token);
      default:
        return undefined;
    }
  }

  private gitObject(kind: string | undefined, id: string) {
    if (kind === "trees") return this.tree();
    return kind === "blobs" ? (this.served.get(id) ?? this.currentText(id)) : this.saves.commit(id);
  }

  /** Returns the text of a file that has this hash now. A draft may be from before the program was started. */
  private currentText(hash: string): string | undefined {
    const file = this.tree().tree.find(({ sha }) => sha === hash);
    return file && this.bytes(file.path).toString();
  }

  /** @throws CommandError for a file outside of `data/` */
  private file(path: string): string {
    const normal = posix.normalize(path.replaceAll("\\", "/"));
    if (!normal.startsWith("data/")) throw new CommandError(`${path} is not in data/.`);
    return join(this.project, normal);
  }

  private tree() {
    const paths = filesInData(this.project).map((path) => `data/${path}`);
    const absent = untranslated(this.project, paths);
    const tree = [...paths, ...absent].map((path) => {
      const bytes = this.bytes(path);
      return { type: "blob", path, sha: shaOf(bytes), size: bytes.length };
    });
    return { tree, truncated: false };
  }

  /**
   * Reads a file. A translation that is not there yet has a comment: for Sveltia CMS it has to be there, because it
   * calls a language that a file does not have "disabled". The screen tells texts apart by what is in them.
   */
  private bytes(path: string): Buffer {
    const file = this.file(path);
    return existsSync(file) ? readFileSync(file) : Buffer.from(`# ${path}\n`);
  }

  private contents(path: string) {
    const bytes = this.bytes(path);
    this.served.set(shaOf(bytes), bytes.toString());
    return { path, encoding: "base64", content: bytes.toString("base64") };
  }

  private write(changes: readonly Change[], token: string) {
    try {
      const files = changes.map((change) => {
        const bytes = Buffer.from(change.content, "base64");
        const from = change.from_path && this.file(change.from_path);
        // Before the text is written: on Windows and macOS, a name with other capitals is the same file.
        if (from && existsSync(from)) renameSync(from, this.file(change.path));
        this.writeFile(change, bytes);
        // The hash of what the screen has, not of what came of it: so the screen reads the file anew.
        return change.operation === "delete" ? null : { path: change.path, sha: shaOf(bytes) };
      });
      this.saves.record();
      return { commit: { sha: token, created: new Date().toISOString() }, files };
    } catch (error) {
      // Errors of the file system have a code.
      throw (error as NodeJS.ErrnoException).code ? new CommandError(NOT_WRITTEN) : error;
    }
  }

  /** Writes a file, with what somebody else changed since the screen read it. */
  private writeFile({ operation, path, sha = "" }: Change, bytes: Buffer) {
    const file = this.file(path);
    if (operation === "delete") {
      rmSync(file, { force: true });
      return;
    }
    this.served.set(shaOf(bytes), bytes.toString());
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    // Sveltia CMS writes a file for each language, also for one in which a new page has no words.
    if (!isThere && bytes.toString() === noWords(withoutData(path))) return;
    mkdirSync(dirname(file), { recursive: true });
    const theirs = isThere && path.endsWith(".yaml") ? readFileSync(file, "utf8") : undefined;
    const base = this.served.get(sha);
    // The screen asked about values that both changed before it saved.
    const text =
      theirs === undefined || base === undefined || theirs === base
        ? bytes
        : mergeChanges(withoutData(path), { base, ours: bytes.toString(), theirs }, () => "ours");
    try {
      writeFileSync(file, text);
    } catch (error) {
      // A full disk took only a part. The text from before still fits.
      if (theirs !== undefined) writeFileSync(file, theirs);
      throw error;
    }
  }
}
