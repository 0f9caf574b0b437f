import { readFileSync } from "node:fs";
import { type BrowserPage, Part, type Pointer, type Role, type Size } from "./browser-page";
import { aimAt, findAll, pressedElsewhere, type Step, stopPressElsewhere } from "./find-in-page";
import type { Found } from "./questions";
import { until } from "./until";
import { DriverError, keyActions, type WebDriver } from "./web-driver";

const finderLibrary = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Errors of the driver during a navigation. */
const BETWEEN_PAGES = ["no such frame", "no such window"];

/** A page in WebKit, driven by WebDriver. */
export class WebKitPage implements BrowserPage {
  private readonly heard: string[] = [];
  private readonly whole = new WebKitPart(this, []);

  /** @param stop ends the browser */
  constructor(
    private readonly driver: WebDriver,
    private readonly baseURL: string,
    private readonly stop: () => void,
  ) {}

  getByRole = (role: Role, name?: string | RegExp) => this.whole.getByRole(role, name);
  getByText = (text: string | RegExp) => this.whole.getByText(text);
  locate = (css: string) => this.whole.locate(css);

  async open(path: string) {
    await this.listen();
    await this.driver.post("/url", { url: new URL(path, this.baseURL).href });
  }

  async goBack() {
    await this.listen();
    await this.driver.post("/back");
  }

  async path() {
    const { pathname, search, hash } = new URL(await this.driver.get<string>("/url"));
    return pathname + search + hash;
  }

  key = (name: string) => this.perform({ type: "key", id: "keyboard", actions: keyActions(name) });

  async type(text: string) {
    const actions = [...text].flatMap((letter) => keyActions(letter));
    await this.perform({ type: "key", id: "keyboard", actions });
  }

  moveTo = (x: number, y: number) => this.point("mouse", [{ type: "pointerMove", x, y }]);

  pressAt = (x: number, y: number, pointer: Pointer = "mouse") =>
    this.point(pointer, [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);

  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.driver.run(`return (${String(script)})(...arguments)`, argument ?? null);
  }

  /** Resizes the window, which is larger than the viewport by its frame. */
  async setViewport({ width, height }: Size) {
    const outer = await this.driver.get<Size>("/window/rect");
    const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await this.driver.post("/window/rect", {
      width: width + outer.width - inner.width,
      height: height + outer.height - inner.height,
    });
    await until(`the page is ${width} by ${height}`, () =>
      this.evaluate(
        (size) =>
          (innerWidth === size.width && innerHeight === size.height) ||
          `${innerWidth} by ${innerHeight}`,
        { width, height },
      ),
    );
  }

  async complaints() {
    await this.listen();
    return [...this.heard];
  }

  /** WebDriver accepts the question by itself, so `window.name` tells the next page that it came. */
  async asksBeforeLeaving(leave: () => Promise<unknown>) {
    await this.evaluate(() => {
      Object.assign(window, { isStillThere: true });
      addEventListener("beforeunload", (event) => {
        window.name = event.defaultPrevented ? "asked" : "silent";
      });
    });
    await leave();
    await until("the page has been left", () =>
      this.evaluate(() => !("isStillThere" in window)).catch(() => false),
    );
    return this.evaluate(() => window.name === "asked");
  }

  async screenshot() {
    return Buffer.from(await this.driver.get<string>("/screenshot"), "base64");
  }

  print(): Promise<Buffer> {
    throw new Error("WebKit's driver has no printer.");
  }

  close() {
    this.stop();
    return Promise.resolve();
  }

  /** Runs a question on the elements that the steps find; retries during a navigation. */
  async ask<Answer>(steps: readonly Step[], question: string, argument: unknown): Promise<Answer> {
    const body = `
      if (!window.TestingLibraryDom) return "no finder";
      const answer = (${question})((${String(findAll)})(arguments[0]), arguments[1]);
      return Promise.resolve(answer).then((answer) => ({ answer }));`;
    let answer: { answer: Answer } | undefined;
    await until("the page can be asked", async () => {
      try {
        const reply = await this.driver.run<"no finder" | { answer: Answer }>(
          body,
          steps,
          argument ?? null,
        );
        if (reply !== "no finder") answer = reply;
        else await this.driver.run(finderLibrary);
      } catch (error) {
        if (!(error instanceof DriverError && BETWEEN_PAGES.includes(error.code))) throw error;
        return error.message;
      }
      return answer !== undefined;
    });
    return (answer as { answer: Answer }).answer;
  }

  private async listen() {
    this.heard.push(
      ...(await this.evaluate(() => (window as WithComplaints).complaints?.splice(0) ?? [])),
    );
  }

  private point = (pointerType: Pointer, actions: object[]) =>
    this.perform({ type: "pointer", id: pointerType, parameters: { pointerType }, actions });

  private async perform(source: object) {
    await this.driver.post("/actions", { actions: [source] });
  }
}

class WebKitPart extends Part {
  constructor(
    private readonly page: WebKitPage,
    private readonly steps: readonly Step[],
  ) {
    super();
  }

  getByRole(role: Role, name?: string | RegExp) {
    return this.then({ by: "role", role, text: sendable(name) });
  }

  getByText(text: string | RegExp) {
    return this.then({ by: "text", text: sendable(text) });
  }

  locate(css: string) {
    return this.then({ by: "css", selector: css });
  }

  nth(index: number) {
    return this.then({ by: "place", index });
  }

  ask<Answer, Argument>(
    question: (found: Found[], argument: Argument) => Answer,
    argument?: Argument,
  ) {
    return this.page.ask<Answer>(this.steps, String(question), argument);
  }

  /** Presses again, as Playwright does, if the page scrolled after the aim and the press landed elsewhere. */
  async press(pointer: Pointer = "mouse") {
    await until(`a press reaches ${this.toString()}`, async () => {
      const { x, y } = await this.aim();
      await this.ask(stopPressElsewhere);
      await this.page.pressAt(x, y, pointer);
      // A page that the press leaves cannot be asked.
      const where = await this.page.ask([], String(pressedElsewhere), null).catch(() => null);
      return typeof where === "string" ? where : true;
    });
  }

  async hover() {
    const { x, y } = await this.aim();
    await this.page.moveTo(x, y);
  }

  async focus() {
    await this.untilOne();
    await this.ask((found) => found[0]?.focus());
  }

  async fill(text: string) {
    await this.untilOne();
    await this.ask((found, value) => {
      const field = found[0] as HTMLInputElement | HTMLTextAreaElement;
      field.focus();
      if (field.type !== "date") {
        field.select();
        // Fires the events of typing, which setting `value` does not.
        document.execCommand(value ? "insertText" : "delete", false, value);
        return;
      }
      // React overrides `value` on the element, so we call the setter of the prototype.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  }

  private then = (step: Step) => new WebKitPart(this.page, [...this.steps, step]);

  private untilOne = () =>
    until(`there is one ${this.toString()}`, async () => {
      const count = await this.count();
      return count === 1 || `There are ${count}.`;
    });

  /** Waits until a pointer can reach the part, and returns where. */
  private async aim() {
    let target = { x: 0, y: 0 };
    await until(`a pointer reaches ${this.toString()}`, async () => {
      const answer = await this.ask(aimAt);
      if (typeof answer !== "string") target = answer;
      return typeof answer === "string" ? answer : true;
    });
    return target;
  }

  override toString() {
    return JSON.stringify(this.steps);
  }
}

const sendable = (text: string | RegExp | undefined) =>
  text instanceof RegExp ? { source: text.source, flags: text.flags } : text;

/** Script that collects errors in the page, because the driver cannot see the console. */
export const complaintCollector = `<script>(${String(collectComplaints)})()</script>`;

interface WithComplaints {
  complaints?: string[];
}

function collectComplaints() {
  const complaints: string[] = [];
  (window as WithComplaints).complaints = complaints;
  const consoleError = console.error;
  console.error = (...copy: unknown[]) => {
    complaints.push(copy.map(String).join(" "));
    consoleError(...copy);
  };
  addEventListener(
    "error",
    (event) => {
      const element = event.target as Partial<HTMLImageElement & HTMLLinkElement>;
      // Script errors fire at the window, failed files at their element.
      const file = event.target === window ? undefined : element.currentSrc || element.href;
      complaints.push(file ? `failed: ${file}` : event.message || element.outerHTML || "error");
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    complaints.push(`${violatedDirective} forbids ${blockedURI}`);
  });
}
