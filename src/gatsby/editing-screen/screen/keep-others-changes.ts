/**
 * Keeps what somebody else changed in a file while it was open on the screen. Sveltia CMS writes the whole file as it
 * was when the screen opened, so we merge while it writes: its events have neither the file nor its earlier state.
 */
import { type Conflict, mergeChanges } from "../merge-changes";
import { savedPath } from "./formats";

declare global {
  interface FileSystemFileHandle {
    /** Moves a file over another one. Only Chrome and Edge have it. */
    move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
  }
}

/** A file of the local repository. */
interface KnownFile {
  handle: FileSystemFileHandle;
  /** Text that the screen takes for the file's. */
  text: string;
  /** True until the screen, after writing, asks for the file that it wrote. */
  isWritten: boolean;
}

const known: KnownFile[] = [];

async function find(handle: FileSystemFileHandle): Promise<KnownFile | undefined> {
  for (const file of known) {
    if (file.handle.name === handle.name && (await file.handle.isSameEntry(handle))) return file;
  }
  return undefined;
}

const DELETED =
  "Somebody else deleted this file while you had it open.\n\nOK writes it again. Cancel leaves it deleted.";

const isContent = (name: string) => name.endsWith(".yaml");

const choose = ({ label, ours, theirs }: Conflict) =>
  window.confirm(
    `Somebody else changed "${label}" while you had it open.\n\nIn the file now:\n${theirs}\n\nYours:\n${ours}\n\nOK keeps yours. Cancel keeps theirs.`,
  )
    ? "ours"
    : "theirs";

const existing = (folder: FileSystemDirectoryHandle, name: string) =>
  folder.getFileHandle(name).catch(() => undefined);

/** Returns whether a file may be written that the screen knows, but that is gone. Asks, if somebody else deleted it. */
async function mayComeBack(
  folder: FileSystemDirectoryHandle,
  name: string,
  remove: FileSystemDirectoryHandle["removeEntry"],
): Promise<boolean> {
  const handle = await folder.getFileHandle(name, { create: true });
  const before = await find(handle);
  await remove.call(folder, name);
  return !before || window.confirm(DELETED);
}

/** Merges every YAML file that the screen writes with what is in it now. Call before Sveltia CMS starts. */
export function keepOthersChanges(): void {
  const { prototype } = FileSystemFileHandle;
  const { getFile, createWritable, move } = prototype;
  const { removeEntry } = FileSystemDirectoryHandle.prototype;
  /** Answers by temporary file, which the screen tries to move several times. */
  const mayWrite = new WeakMap<FileSystemFileHandle, boolean>();

  /** Returns what to write in place of the screen's text. */
  async function merged(target: FileSystemFileHandle, ours: string): Promise<string> {
    const theirs = await (await getFile.call(target)).text();
    const before = await find(target);
    const base = before?.text ?? "";
    if (before) Object.assign(before, { text: ours, isWritten: true });
    else known.push({ handle: target, text: ours, isWritten: true });
    const isNew = theirs === "";
    return isNew ? ours : mergeChanges(savedPath(ours), { base, ours, theirs }, choose);
  }

  prototype.getFile = async function () {
    const file = await getFile.call(this);
    if (!isContent(this.name)) return file;
    const before = await find(this);
    if (!before) known.push({ handle: this, text: await file.text(), isWritten: false });
    else if (before.isWritten) before.isWritten = false;
    else before.text = await file.text();
    return file;
  };

  // A file that the screen itself deletes may come back without a question.
  FileSystemDirectoryHandle.prototype.removeEntry = async function (name, options) {
    const handle = isContent(name) && (await existing(this, name));
    const before = handle && (await find(handle));
    if (before) known.splice(known.indexOf(before), 1);
    await removeEntry.call(this, name, options);
  };

  // The screen writes a temporary file, and moves it over the old one.
  if (move) {
    prototype.move = async function (folder, name) {
      const target = isContent(name) && (await existing(folder, name));
      if (isContent(name) && !target && !mayWrite.has(this)) {
        mayWrite.set(this, await mayComeBack(folder, name, removeEntry));
      }
      if (mayWrite.get(this) === false) throw new Error("Somebody else deleted this file.");
      if (target) {
        const ours = await (await getFile.call(this)).text();
        const text = await merged(target, ours);
        if (text !== ours) {
          const writable = await createWritable.call(this);
          await writable.write(text);
          await writable.close();
        }
      }
      await move.call(this, folder, name);
    };
  }

  // Browsers without `move` write the file itself.
  prototype.createWritable = async function (options) {
    const writable = await createWritable.call(this, options);
    if (!isContent(this.name)) return writable;
    const write = writable.write.bind(writable);
    writable.write = async (data) => {
      const ours = typeof data === "string" ? data : await new Response(data as Blob).text();
      await write(await merged(this, ours));
    };
    return writable;
  };
}
