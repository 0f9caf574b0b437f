import type { Locator, Page } from "@playwright/test";
import { wasGivenUp } from "../browser/complaints";
import { type BrowserPage, Part, type Pointer, type Role, type Size } from "./browser-page";
import type { Found } from "./questions";

export type PressAt = (x: number, y: number, pointer: Pointer) => Promise<void>;

/** Chromium reports an aborted view transition like a script error; it is none. */
const TRANSITION_GIVEN_UP = /^Transition was (aborted|skipped)/;

/** A page in Chromium or Firefox, driven by Playwright. */
export class PlaywrightPage implements BrowserPage {
  private readonly heard: string[] = [];
  private readonly whole: PlaywrightPart;

  constructor(
    private readonly page: Page,
    private readonly press: PressAt,
  ) {
    this.whole = new PlaywrightPart(page.locator(":root"), press);
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      this.heard.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", ({ message }) => {
      if (!TRANSITION_GIVEN_UP.test(message)) this.heard.push(message);
    });
    page.on("requestfailed", (request) => {
      if (!wasGivenUp(request)) this.heard.push(`failed: ${request.url()}`);
    });
  }

  getByRole = (role: Role, name?: string | RegExp) => this.whole.getByRole(role, name);
  getByText = (text: string | RegExp) => this.whole.getByText(text);
  locate = (css: string) => this.whole.locate(css);

  async open(path: string) {
    await this.page.goto(path);
  }

  async goBack() {
    await this.page.goBack();
  }

  path() {
    const { pathname, search, hash } = new URL(this.page.url());
    return Promise.resolve(pathname + search + hash);
  }

  key = (name: string) => this.page.keyboard.press(name);
  type = (text: string) => this.page.keyboard.type(text);
  moveTo = (x: number, y: number) => this.page.mouse.move(x, y);
  pressAt = (x: number, y: number, pointer: Pointer = "mouse") => this.press(x, y, pointer);

  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.page.evaluate(script as (given: unknown) => Result, argument);
  }

  setViewport = (size: Size) => this.page.setViewportSize(size);

  complaints = () => Promise.resolve([...this.heard]);

  async asksBeforeLeaving(leave: () => Promise<unknown>) {
    const outcome = Promise.race([
      this.page.waitForEvent("dialog").then(async (dialog) => {
        await dialog.dismiss();
        return true;
      }),
      this.page.waitForEvent("framenavigated").then(() => false),
    ]);
    // If the page asks, `leave` never settles.
    await Promise.race([outcome, leave()]);
    return outcome;
  }

  screenshot = () => this.page.screenshot();
  print = () => this.page.pdf({ preferCSSPageSize: true });
  close = () => this.page.context().close();
}

class PlaywrightPart extends Part {
  constructor(
    private readonly locator: Locator,
    private readonly pressAt: PressAt,
  ) {
    super();
  }

  getByRole(role: Role, name?: string | RegExp) {
    return this.part(this.locator.getByRole(role, { name, exact: true }));
  }

  getByText(text: string | RegExp) {
    return this.part(this.locator.getByText(text, { exact: true }));
  }

  locate(css: string) {
    return this.part(this.locator.locator(css));
  }

  nth(index: number) {
    return this.part(this.locator.nth(index));
  }

  ask<Answer, Argument>(
    question: (found: Found[], argument: Argument) => Answer,
    argument?: Argument,
  ) {
    return this.locator.evaluateAll(
      question as (found: Element[], given: unknown) => Answer,
      argument,
    );
  }

  async press(pointer: Pointer = "mouse") {
    if (pointer === "mouse") return this.locator.click();
    // A trial click waits and scrolls like a click, without the click.
    await this.locator.click({ trial: true });
    // Keeps the mouse from hovering over the target.
    await this.locator.page().mouse.move(0, 0);
    const box = await this.locator.boundingBox();
    if (!box) throw new Error(`${this.locator.toString()} is gone.`);
    await this.pressAt(box.x + box.width / 2, box.y + box.height / 2, pointer);
  }

  hover = () => this.locator.hover();
  focus = () => this.locator.focus();
  fill = (text: string) => this.locator.fill(text);

  private readonly part = (locator: Locator) => new PlaywrightPart(locator, this.pressAt);
}
