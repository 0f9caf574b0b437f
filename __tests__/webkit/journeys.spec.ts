/** Journeys in WebKit, which iPhones have: each has once found what Chromium and Firefox do not do. */
import sharp from "sharp";
import { By, type WebDriver, type WebElement } from "selenium-webdriver";
import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { TRANSFER_SECTION_ID } from "../../src/lib/paths";
import { type RunningSite, startSite } from "../../tools/server/site-server";
import { answers, MailService } from "../support/browser/mail-service";
import { pharmacy, transferCopy } from "../support/forms/copy";
import { fillForm } from "../support/forms/fill-form";
import { transferParams } from "../support/forms/params";
import { sampleTransfer } from "../support/forms/sample-answers";
import { expect, setViewport, test as base } from "../support/webkit";

const FORM_PATH = "prescriptions/";
const { failed, sent, waiting } = transferCopy;

interface Fixtures {
  mail: MailService;
  /** Scripts wait while this is a list; its entries let them come. */
  scripts: { held?: (() => void)[] };
  site: RunningSite;
}

const test = base.extend<Fixtures>({
  // Playwright parses the names of fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  mail: async ({}, use) => use(new MailService()),
  // eslint-disable-next-line no-empty-pattern
  scripts: async ({}, use) => use({}),
  site: async ({ mail, scripts }, use) => {
    const site = await startSite({
      port: 0,
      directory: "public",
      mail: mail.handle,
      first: ({ url = "" }, response, next) => {
        if (scripts.held && url.endsWith(".js")) scripts.held.push(next);
        else next();
      },
    });
    await use(site);
    await site.close();
  },
});

/** The form of these journeys; the page has another one above it. */
const FORM = `#${TRANSFER_SECTION_ID} form`;

const form = (driver: WebDriver) => driver.findElement(By.css(FORM));
const field = (driver: WebDriver, name: string) =>
  driver.findElement(By.css(`${FORM} [name=${name}]`));
const focus = async (driver: WebDriver, name: string) =>
  driver.executeScript((input: HTMLElement) => input.focus(), await field(driver, name));

const fill = async (driver: WebDriver, given: Partial<typeof sampleTransfer> = sampleTransfer) =>
  // The driver finds no elements in lists.
  driver.executeScript(
    `(${String(fillForm)})([arguments[0]], arguments[1])`,
    await form(driver),
    given,
  );

/**
 * Presses a button. Scrolls first: in a narrow window, the driver ends its own scrolling short of it. Presses again only
 * if no press reached the button: a press that came, and did nothing, is the page's fault.
 */
async function press(driver: WebDriver, button: WebElement) {
  await driver.executeScript((element: HTMLElement) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { dataset } = document.body;
    delete dataset.pressed;
    element.addEventListener("mousedown", () => (dataset.pressed = "true"), { once: true });
  }, button);
  await expect(async () => {
    await button.click();
    expect(await driver.findElements(By.css("body[data-pressed=true]"))).toHaveLength(1);
  }).toPass();
}

const submit = async (driver: WebDriver) =>
  press(driver, await driver.findElement(By.css(`${FORM} button:not([type=button])`)));

/** Values of the fields. */
const answersIn = async (driver: WebDriver) =>
  driver.executeScript<Record<string, string>>(
    (element: HTMLFormElement, names: string[]) =>
      Object.fromEntries(
        names.map((name) => [name, (element.elements.namedItem(name) as HTMLInputElement).value]),
      ),
    await form(driver),
    transferDefinition.fields.map(({ name }) => name),
  );

const expectToRead = (driver: WebDriver, text: string) =>
  expect.poll(() => driver.findElement(By.css("main")).getText()).toContain(text);

/** Opens the form's page and waits until the form is hydrated. */
async function openAlive(driver: WebDriver, { url }: RunningSite) {
  await driver.get(url + FORM_PATH);
  await focus(driver, "patientName");
  await expect
    .poll(
      async () =>
        (await driver.findElements(By.css(`#${TRANSFER_SECTION_ID} [data-state=alive]`))).length,
    )
    .toBe(1);
}

test("an early Submit waits for the scripts, is sent once, and puts no answer into the address", async ({
  driver,
  site,
  mail,
  scripts,
}) => {
  scripts.held = [];
  await driver.get(site.url + FORM_PATH);
  await fill(driver);
  await submit(driver);
  await expectToRead(driver, waiting);
  expect(await driver.getCurrentUrl()).toBe(site.url + FORM_PATH);
  expect(await answersIn(driver)).toEqual(sampleTransfer);

  for (const letCome of scripts.held) letCome();
  delete scripts.held;
  await expectToRead(driver, sent.heading);
  expect(await driver.getCurrentUrl()).toBe(site.url + FORM_PATH);
  expect(mail.received.map(({ template_params }) => template_params)).toEqual([
    transferParams(sampleTransfer, pharmacy.email),
  ]);
});

test("a press that meets a warning on a phone shows it, and the same once more sends", async ({
  driver,
  site,
  mail,
}) => {
  await setViewport(driver, 360, 740);
  await openAlive(driver, site);
  await fill(driver, { ...sampleTransfer, pcpPhone: "" });
  const last = await field(driver, "pcpPhone");
  await last.sendKeys("555-9103");
  await submit(driver);
  await expectToRead(driver, transferCopy.warnings.count.one);
  expect(mail.received).toEqual([]);
  await submit(driver);
  await expectToRead(driver, sent.heading);
  expect(mail.received[0]?.template_params).toMatchObject({ pcp_phone: "555-9103" });
});

/** The back/forward cache empties half of the fields. */
test("coming back to a form that was not sent finds every answer", async ({
  driver,
  site,
  mail,
}) => {
  await setViewport(driver, 1440, 900);
  mail.answerWith(answers.hangUp);
  await openAlive(driver, site);
  await fill(driver);
  await submit(driver);
  await expectToRead(driver, failed.uncertainHeading);
  await driver.executeScript(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    }),
  );
  // The driver answers the page's question by leaving.
  await driver.findElement(By.css("header nav a[href='/about/']")).click();
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${site.url}about/`);
  await driver.navigate().back();
  await expect
    .poll(async () => (await driver.findElements(By.css("body[data-persisted=true]"))).length)
    .toBe(1);
  await expect.poll(() => answersIn(driver)).toEqual(sampleTransfer);
});

/** Difference between the lightest and the darkest pixel from which an area shows text (0 to 255). */
const TEXT_CONTRAST = 20;

test("an empty date of birth shows no date, and is as high as the other fields", async ({
  driver,
  site,
}) => {
  await openAlive(driver, site);
  const showsText = async () => {
    const box = await driver.executeScript<DOMRect>(
      (input: HTMLElement) => {
        input.scrollIntoView({ block: "center", behavior: "instant" });
        return input.getBoundingClientRect().toJSON() as DOMRect;
      },
      await field(driver, "dateOfBirth"),
    );
    // Leaves out the border and the calendar icon.
    const pixels = await sharp(Buffer.from(await driver.takeScreenshot(), "base64"))
      .extract({
        left: Math.round(box.x + 8),
        top: Math.round(box.y + 8),
        width: Math.floor(box.width / 2),
        height: Math.floor(box.height - 16),
      })
      .flatten()
      .grayscale()
      .raw()
      .toBuffer();
    return Math.max(...pixels) - Math.min(...pixels) > TEXT_CONTRAST;
  };
  const heights = async () =>
    new Set(
      await driver.executeScript<string[]>(
        (form: HTMLFormElement) =>
          [...form.querySelectorAll("input:not([type=checkbox])")].map((input) =>
            input.getBoundingClientRect().height.toFixed(1),
          ),
        await form(driver),
      ),
    );
  for (const dateOfBirth of ["", sampleTransfer.dateOfBirth, ""]) {
    await fill(driver, { dateOfBirth });
    await focus(driver, "phone");
    await expect.poll(showsText).toBe(dateOfBirth !== "");
    expect((await heights()).size).toBe(1);
  }
});
