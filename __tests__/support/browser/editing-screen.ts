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
      const server = await startScreen(0, { project, pages });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  editor: async ({ page, server, project }, use) => {
    const editor = new EditingScreen(page, server.url, project);
    editor.restore();
    await server.renew();
    await withoutOutsideWorld(page);
    await editor.open();
    await use(editor);
  },
});

const SAVE = /^(?:Save|Guardar)$/;
const SAVED = /^(?:Saved on this computer|Guardado en esta computadora)/;

export class EditingScreen {
  /** @param project folder of the edited site, if its files are on this computer */
  constructor(
    readonly page: Page,
    private readonly url: string,
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

  /** Opens the start page, or a file, or a field: `"pharmacy:hours/saturday"`. It needs no account and no folder. */
  async open(place = "") {
    await this.page.goto(`${this.url}#/${place}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
    const [, field] = place.split(":");
    if (field) await expect(this.field(field)).toBeFocused();
  }

  /**
   * Finds the input of a field, or the button that adds to a list, by its path in the form.
   *
   * @param path such as `"hours/saturday"`, or `"specialHours/0/reason@es"` for a translation
   */
  field(path: string): Locator {
    return this.page.locator(`[id="f/${path}"], [id="f/${path}?add"]`);
  }

  /** Finds what is said of a field. */
  said(path: string): Locator {
    return this.page.locator(`[id="f/${path}?messages"]`);
  }

  /** Types a text in place of what is there. */
  async write(path: string, text: string) {
    const box = this.field(path);
    if ((await box.getAttribute("type")) === "date") {
      // People choose a day in the browser's own picker, of which pages hear in this way.
      await box.evaluate((input: HTMLInputElement, day) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
        set?.call(input, day);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }, text);
      return;
    }
    await box.focus();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.press("Delete");
    await this.page.keyboard.type(text);
  }

  /** Chooses a file, as a press on the button "Upload a photo" lets do. */
  async upload(path: string, picture: { name: string; mimeType: string; buffer: Buffer }) {
    const { page } = this;
    const chooser = page.waitForEvent("filechooser");
    await page.locator("label.button", { has: this.field(path) }).click();
    await (await chooser).setFiles(picture);
    await expect(page.locator(".picture", { has: this.field(path) }).locator("img")).toBeVisible();
  }

  /** Saves the open file. */
  async save() {
    await this.page.getByRole("button", { name: SAVE }).click();
    await expect(this.page.getByText(SAVED)).toBeVisible();
  }

  /** Reads a text file; empty if there is none. */
  text(path: string): string {
    const file = join(this.project, path);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.project, path));
  }

  /** Deletes a file as another program does. */
  remove(path: string) {
    rmSync(join(this.project, path));
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
