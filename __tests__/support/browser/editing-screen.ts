/** The editing screen, with a copy of the sample's files in the origin private file system. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import detectPort from "detect-port";
import { filesIn } from "../../../tools/build/content-files";
import type { ScreenFacts } from "../../../src/gatsby/editing-screen/screen-facts";
import { localBackend } from "../../../src/gatsby/editing-screen/editor-backend";
import { checkContent } from "../../../src/content/check-content";
import { assembleSite, ownContent } from "../../../tools/build/assemble-site";
import { type PagesToBe, showPagesToBe } from "../../../tools/server/pages-to-be";
import { Saves } from "../../../tools/server/saves";
import { type RunningScreen, startScreen } from "../../../tools/server/start-screen";
import { withoutOutsideWorld } from "./outside-world";
import { expect, test as base } from "./policed-test";

export { expect };

/** Folder of the site whose pages are shown. It keeps Gatsby's cache, which saves minutes. */
const SHOWN_SITE = "test-results/edited-site";

/** Milliseconds until the pages are there, also without a cache. */
const PAGES_TIMEOUT_MS = 400_000;

/** Files below `data/`, by path in the repository. */
export const contentFiles = filesIn(".", ["data"]);

export const test = base.extend<
  { editor: EditingScreen; hasServer: boolean },
  { showsPages: boolean; project: string; pages: PagesToBe | undefined; server: RunningScreen }
>({
  /** `false` for the screen on a public site, which only a static host serves. */
  hasServer: [true, { option: true }],
  /** `true` for the pages as `npm run edit` shows them. Run such tests in one worker: they share a folder. */
  showsPages: [false, { option: true, scope: "worker" }],
  project: [
    async ({ showsPages }, use) => {
      const folder = showsPages ? SHOWN_SITE : mkdtempSync(join(tmpdir(), "edited-site-"));
      assembleSite(folder, ownContent("."));
      rmSync(join(folder, ".edit-history"), { recursive: true, force: true });
      await use(folder);
      if (!showsPages) rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  pages: [
    async ({ showsPages, project }, use) => {
      const pages = showsPages
        ? await showPagesToBe({ project, port: await detectPort() })
        : undefined;
      const isShown = () => !pages || pages.url() !== undefined;
      await expect.poll(isShown, { timeout: PAGES_TIMEOUT_MS }).toBe(true);
      await use(pages);
      pages?.stop();
    },
    { scope: "worker", timeout: PAGES_TIMEOUT_MS },
  ],
  server: [
    async ({ project, pages }, use) => {
      // As npm run edit does first: the next check reads only what changed.
      await checkContent(project);
      const server = await startScreen({
        port: 0,
        backend: localBackend("site"),
        siteUrl: "http://localhost/",
        project,
        pages,
        saves: new Saves(project),
      });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  editor: async ({ page, server, hasServer }, use) => {
    const editor = new EditingScreen(page);
    if (!hasServer) await withoutServer(page);
    await editor.open(server.url);
    await use(editor);
  },
});

/** Lets the screen find only its files, as on a static host. */
async function withoutServer(page: Page) {
  await page.route("**/screen.json", async (route) => {
    const facts = (await (await route.fetch()).json()) as ScreenFacts;
    await route.fulfill({ json: { ...facts, hasServer: false } });
  });
}

export class EditingScreen {
  constructor(readonly page: Page) {}

  /**
   * Opens the screen and chooses the folder. Playwright cannot use the system's folder dialog, so
   * the page gets a folder of the origin private file system.
   */
  async open(url: string) {
    await withoutOutsideWorld(this.page);
    await this.page.addInitScript(() => {
      const showDirectoryPicker = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("site");
      Object.assign(window, { showDirectoryPicker });
    });
    await this.page.goto(url);
    await this.page.evaluate(
      async (files) => {
        const storage = await navigator.storage.getDirectory();
        const site = await storage.getDirectoryHandle("site", { create: true });
        await site.getDirectoryHandle(".git", { create: true });
        for (const [path, base64] of files) {
          const folders = path.split("/");
          const name = folders.pop() ?? "";
          let folder = site;
          for (const part of folders) {
            folder = await folder.getDirectoryHandle(part, { create: true });
          }
          const file = await folder.getFileHandle(name, { create: true });
          const writable = await file.createWritable();
          await writable.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
          await writable.close();
        }
      },
      contentFiles.map((path) => [path, readFileSync(path, "base64")] as const),
    );
    const local = this.page.getByRole("button", { name: "Work with Local Repository" });
    await expect(local).toBeVisible();
    // There is no account to sign in to.
    await expect(this.page.getByRole("button", { name: /^Sign In/ })).toBeHidden();
    await local.click();
    await expect(this.page.getByRole("treeitem", { name: "Services" })).toBeVisible();
  }

  /** Opens a file from the sidebar, or from the list of a folder in the sidebar. */
  async choose(name: string, inList?: string) {
    await this.page.getByRole("treeitem", { name, exact: true }).click();
    if (inList) await this.page.getByRole("gridcell", { name: inList, exact: true }).click();
  }

  /**
   * Finds a field by its path in the file: `"hours.saturday"`.
   *
   * @param code language of a translation, which stands beside the file
   */
  field(place: string, code?: string): Locator {
    const pane = code
      ? `[data-locale="${code}"]`
      : ":is([data-locale=en-US], [data-locale=_default])";
    return this.page.locator(`.pane${pane} [data-key-path="${place}"]`);
  }

  /** Expands a group, or the first entry of a list, in all languages. */
  async unfold(place: string) {
    await this.field(place).getByRole("button", { name: "Expand", exact: true }).first().click();
  }

  async write(place: string, text: string, code?: string) {
    // A color field has a text box after the color picker.
    const box = this.field(place, code).getByRole("textbox").last();
    // The screen keeps only drafts of a person, who presses before typing.
    await box.click();
    await box.fill(text);
  }

  /** Uploads a picture: Browse, Upload, Insert. */
  async upload(place: string, picture: { name: string; mimeType: string; buffer: Buffer }) {
    const { page } = this;
    await this.field(place).getByRole("button", { name: "Browse" }).click();
    const dialog = page.getByRole("dialog");
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles(picture);
    await dialog.getByRole("button", { name: "Insert" }).click();
    await expect(this.field(place).getByRole("button", { name: "Replace" })).toBeVisible();
  }

  /** Saves the open file, which closes it. */
  async save() {
    const save = this.page.getByRole("button", { name: "Save" });
    await save.click();
    // While the check runs, the button says "Saving…".
    await expect(this.page.locator(".content-editor")).toBeHidden();
  }

  /** True once the screen keeps a text that was typed in a file and not saved, half a second later. */
  hasBackup(fileName: string, typed: string): Promise<boolean> {
    return this.page.evaluate(
      async ({ name, text }) => {
        const settled = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error("The database cannot be read."));
          });
        for (const { name: database = "" } of await indexedDB.databases()) {
          const opened = await settled(indexedDB.open(database));
          const isThere = opened.objectStoreNames.contains("draft-backups");
          const store = isThere && opened.transaction("draft-backups").objectStore("draft-backups");
          const backups = store
            ? await settled(store.getAll() as IDBRequest<{ slug: string }[]>)
            : [];
          opened.close();
          const isKept = backups.some(
            (backup) => backup.slug === name && JSON.stringify(backup).includes(text),
          );
          if (isKept) return true;
        }
        return false;
      },
      { name: fileName, text: typed },
    );
  }

  /** Reads a text file; empty if it cannot be read, as while the screen replaces it. */
  async text(path: string): Promise<string> {
    return this.page.evaluate(async (place) => {
      const storage = await navigator.storage.getDirectory();
      let folder = await storage.getDirectoryHandle("site");
      const parts = place.split("/");
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      try {
        const file = await folder.getFileHandle(parts.at(-1) ?? "");
        return await (await file.getFile()).text();
      } catch {
        return "";
      }
    }, path);
  }

  /** Writes a file without the screen's knowledge, as another program does. */
  async change(path: string, text: string): Promise<void> {
    await this.inOtherWindow(path, text);
  }

  /** Deletes a file without the screen's knowledge, as another program does. */
  async remove(path: string): Promise<void> {
    await this.page.evaluate(async (place) => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      const { storage } = (frame.contentWindow ?? window).navigator;
      let folder = await (await storage.getDirectory()).getDirectoryHandle("site");
      const parts = place.split("/");
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      await folder.removeEntry(parts.at(-1) ?? "");
      frame.remove();
    }, path);
  }

  /** Reads a file without the screen's knowledge; empty while the screen replaces it. */
  textOutside(path: string): Promise<string> {
    return this.inOtherWindow(path);
  }

  /**
   * Reads a file in a window of its own, whose file handles the screen does not share. Writes it first if asked
   * to.
   */
  private inOtherWindow(path: string, text?: string): Promise<string> {
    return this.page.evaluate(
      async ({ place, content }) => {
        const frame = document.body.appendChild(document.createElement("iframe"));
        const storage = await frame.contentWindow?.navigator.storage.getDirectory();
        let folder = await storage?.getDirectoryHandle("site");
        const parts = place.split("/");
        for (const part of parts.slice(0, -1)) folder = await folder?.getDirectoryHandle(part);
        try {
          const isWritten = content !== undefined;
          const file = await folder?.getFileHandle(parts.at(-1) ?? "", { create: isWritten });
          if (isWritten) {
            const writable = await file?.createWritable();
            await writable?.write(content);
            await writable?.close();
          }
          return (await (await file?.getFile())?.text()) ?? "";
        } catch (error) {
          if (content !== undefined) throw error;
          return "";
        } finally {
          frame.remove();
        }
      },
      { place: path, content: text },
    );
  }

  /** Returns the content of all files. */
  private async files(): Promise<Map<string, Buffer>> {
    const entries = await this.page.evaluate(async () => {
      const found: [path: string, base64: string][] = [];
      const visit = async (folder: FileSystemDirectoryHandle, place: string) => {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === "directory") {
            await visit(handle as FileSystemDirectoryHandle, `${place}${name}/`);
          } else {
            const file = await (handle as FileSystemFileHandle).getFile();
            const bytes = new Uint8Array(await file.arrayBuffer());
            const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
            found.push([place + name, btoa(text)]);
          }
        }
      };
      const storage = await navigator.storage.getDirectory();
      await visit(await storage.getDirectoryHandle("site"), "");
      return found;
    });
    return new Map(entries.map(([path, base64]) => [path, Buffer.from(base64, "base64")]));
  }

  /** Returns new and changed files. */
  async changedFiles(): Promise<Map<string, Buffer>> {
    const files = [...(await this.files())];
    const isChanged = ([path, bytes]: [string, Buffer]) =>
      !contentFiles.includes(path) || !bytes.equals(readFileSync(path));
    return new Map(files.filter(isChanged));
  }
}
