/** The editing screen of `npm run edit`, for a copy of the sample. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import detectPort from "detect-port";
import { filesIn } from "../../../tools/build/content-files";
import { checkContent } from "../../../src/content/check-content";
import { assembleSite, ownContent } from "../../../tools/build/assemble-site";
import { type RunningPages, showPagesToBe } from "../../../tools/server/pages-to-be";
import { type RunningScreen, startScreen } from "../../../tools/server/start-screen";
import { withoutOutsideWorld } from "./outside-world";
import { expect, test as base } from "./policed-test";

export { expect };

/** Folder of the site whose pages are shown. It keeps Gatsby's cache, which saves minutes. */
const SHOWN_SITE = "test-results/edited-site";

/** Milliseconds until the pages are there, also without a cache. */
const PAGES_TIMEOUT_MS = 400_000;

/** Files below `data/`, by path in the repository. */
const contentFiles = filesIn(".", ["data"]);

export const test = base.extend<
  { editor: EditingScreen },
  { showsPages: boolean; project: string; pages: RunningPages | undefined; server: RunningScreen }
>({
  /** `true` for the pages as `npm run edit` shows them. Run such tests in one worker: they share a folder. */
  showsPages: [false, { option: true, scope: "worker" }],
  project: [
    async ({ showsPages }, use) => {
      const folder = showsPages ? SHOWN_SITE : mkdtempSync(join(tmpdir(), "edited-site-"));
      assembleSite(folder, ownContent("."));
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
      const server = await startScreen(0, { project, siteUrl: "http://localhost/", pages });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  editor: async ({ page, server, project }, use) => {
    const editor = new EditingScreen(page, project);
    editor.restore();
    await editor.open(server.url);
    await use(editor);
  },
});

export class EditingScreen {
  /** @param project folder of the edited site, if its files are on this computer */
  constructor(
    readonly page: Page,
    private readonly project = "",
  ) {}

  /** Puts the sample's files back. */
  restore() {
    for (const path of this.changedFiles().keys()) rmSync(join(this.project, path));
    for (const path of contentFiles) {
      if (!existsSync(join(this.project, path))) this.change(path, readFileSync(path));
    }
    rmSync(join(this.project, ".edit-history"), { recursive: true, force: true });
  }

  /** Opens the screen beside a start page. It needs no account and no folder. */
  async open(url: string) {
    await withoutOutsideWorld(this.page);
    await this.page.goto(`${url}screen.html`);
    await expect(this.page.getByRole("treeitem", { name: "Services" })).toBeVisible();
  }

  /** Opens a file from the sidebar, or from the list of a folder in the sidebar. */
  async choose(name: string, inList?: string) {
    const back = this.page.getByRole("button", { name: "Cancel Editing" });
    const file = this.page.getByRole("treeitem", { name, exact: true });
    // After a reload, the screen opens the file that was open.
    await expect(back.or(file).first()).toBeVisible();
    if (await back.isVisible()) await back.click();
    await file.click();
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
    // A color field has a text box after the color picker, and a day with a time has a box for the time.
    const boxes = this.field(place, code).locator("textarea, input:not([type=time], [type=file])");
    const box = boxes.last();
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

  /** Saves the open file, which stays open. */
  async save() {
    const save = this.page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    // While the check runs, the button says "Saving…".
    await expect(save).toBeDisabled();
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

  /** Reads a text file; empty if there is none. */
  text(path: string): string {
    const file = join(this.project, path);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  /** Writes a file as another program does. */
  change(path: string, content: string | Buffer) {
    mkdirSync(dirname(join(this.project, path)), { recursive: true });
    writeFileSync(join(this.project, path), content);
  }

  /** Returns new and changed files. */
  changedFiles(): Map<string, Buffer> {
    const files = filesIn(this.project, ["data"]).map(
      (path) => [path, readFileSync(join(this.project, path))] as const,
    );
    return new Map(
      files.filter(
        ([path, bytes]) => !contentFiles.includes(path) || !bytes.equals(readFileSync(path)),
      ),
    );
  }
}
