/** The editing screen of a public site, whose files are at a fake Git service. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { BuildJson } from "../../../src/lib/build-json";
import { bundleScreen } from "../../../src/editor/build/bundle-screen";
import type { GitServiceName } from "../../../src/editor/git/git-services";
import { gitBackend } from "../../../src/editor/build/editor-backend";
import { writeConfig } from "../../../src/editor/build/write-screen";
import { siteIcon } from "../../../src/gatsby/pictures/site-icon";
import { startSite } from "../../../tools/server/site-server";
import { FakeRepository } from "../git-services/fake-repository";
import { FakeService } from "../git-services/fake-service";
import { EditingScreen, expect } from "./editing-screen";
import { withoutOutsideWorld } from "./outside-world";

export class HostedScreen extends EditingScreen {
  /** What the public site was built from; `undefined` if it does not say so. */
  build: BuildJson | undefined;

  private constructor(
    page: Page,
    readonly repository: FakeRepository,
    readonly service: FakeService,
  ) {
    super(page);
    this.finishBuild();
  }

  /** Opens the screen. */
  static async openAt(url: string, page: Page, fake: (repository: FakeRepository) => FakeService) {
    const repository = new FakeRepository();
    const service = fake(repository);
    const screen = new HostedScreen(page, repository, service);
    await withoutOutsideWorld(page);
    await page.route(`${service.root}/**`, async (route) => {
      const request = route.request();
      const answer = service.answer({
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postData(),
      });
      await route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } });
    });
    await page.route("**/build.json", (route) =>
      screen.build ? route.fulfill({ json: screen.build }) : route.fulfill({ status: 404 }),
    );
    await page.goto(url);
    return screen;
  }

  /** The host publishes the last commit. */
  finishBuild() {
    this.build = { time: Date.now(), commit: this.repository.head.id };
  }

  async signIn() {
    await this.page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    const question = this.page.getByRole("alertdialog");
    await question.getByRole("textbox").fill(FakeService.TOKEN);
    await question.getByRole("button", { name: "Sign In" }).click();
    await expect(this.page.getByRole("treeitem", { name: "Services" })).toBeVisible();
  }

  /** Comes back to the screen from another tab: it looks at once what is new. */
  async comeBack() {
    await this.page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  }

  async showLastChanges() {
    await this.page.getByText("Last changes", { exact: true }).click();
  }

  /** Finds one of the last changes by its words. */
  listed(words: string) {
    return this.page.getByRole("listitem").filter({ hasText: words });
  }
}

/** Serves the screen of a site with other settings than those of the test build. */
export async function serveHostedScreen(service: GitServiceName, isReviewed: boolean) {
  const directory = mkdtempSync(join(tmpdir(), "hosted-screen-"));
  const backend = gitBackend({
    EDITOR_GIT_BACKEND: service,
    EDITOR_GIT_REPOSITORY: "juniper/website",
  });
  if (!backend) throw new Error("There is no Git service.");
  await bundleScreen(join(directory, "edit"), backend, await siteIcon(192));
  await writeConfig(join(directory, "edit"), {
    backend,
    siteUrl: "https://www.juniperpharmacy.example/",
    hasServer: false,
    project: ".",
    isReviewed,
  });
  const site = await startSite({ port: 0, directory });
  return {
    url: `${site.url}edit/`,
    close: async () => {
      await site.close();
      rmSync(directory, { recursive: true });
    },
  };
}
