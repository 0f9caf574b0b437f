/** The editing screen of a public site, whose files are at a fake of GitHub. */
import type { Page } from "@playwright/test";
import type { BuildJson } from "../../../src/lib/build-json";
import { fakeGitHub } from "../git-services/fake-github";
import { FakeRepository } from "../git-services/fake-repository";
import { FakeService } from "../git-services/fake-service";
import { EditingScreen } from "./editing-screen";
import { withoutOutsideWorld } from "./outside-world";

export class HostedScreen extends EditingScreen {
  readonly repository = new FakeRepository();

  readonly service = fakeGitHub(this.repository);

  /** What the public site was built from. */
  private build: BuildJson | undefined;

  /** Opens the screen. */
  static async openAt(url: string, page: Page) {
    const screen = new HostedScreen(page, url);
    screen.finishBuild();
    await withoutOutsideWorld(page);
    await page.route(`${screen.service.root}/**`, async (route) => {
      const request = route.request();
      const answer = screen.service.answer({
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: request.postData(),
      });
      await route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } });
    });
    await page.route("**/build.json", (route) => route.fulfill({ json: screen.build }));
    await page.goto(url);
    return screen;
  }

  /** The host publishes the last commit. */
  finishBuild() {
    this.build = { time: Date.now(), commit: this.repository.head.id };
  }

  /** Comes back to the screen from another tab: it looks at once what is new. */
  async comeBack() {
    await this.page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  }

  async signIn() {
    await this.page.getByLabel("Your token of GitHub").fill(FakeService.TOKEN);
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }
}
