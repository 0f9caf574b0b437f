/** The form before its script runs, and with a late, missing or blocked script. */
import { transferParams } from "../support/forms/params";
import { sampleTransfer } from "../support/forms/sample-answers";
import { languageParams, pharmacy, transferCopy } from "../support/forms/copy";
import { expect, test, transferPage } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import { inStrictBrowser } from "../support/browser/strict-browser";

test(
  "scripts turned off: the form cannot be sent, says so, and tells how to call, fax or print",
  { tag: "@chrome" },
  async ({ baseURL, launchOptions, mail }, testInfo) => {
    const profile = testInfo.outputPath("profile");
    await inStrictBrowser(
      { blocked: "javascript", profile, launchOptions, baseURL },
      async (page) => {
        const transfer = transferPage(page);
        await transfer.open();
        const address = page.url();
        // Playwright's text locators skip noscript elements.
        const notice = transfer.island.locator("noscript > div");
        await expect(notice).toBeVisible();
        const text = await notice.innerText();
        expect(text).toContain(transferCopy.unavailable.withoutScript);
        expect(text).toContain(pharmacy.phone);
        expect(text).toContain(pharmacy.fax);
        await expect(page.getByText(transferCopy.paper.printHint)).toBeVisible();
        await expect(transfer.submitButton).toBeHidden();
        const visited: string[] = [];
        page.on("request", (request) => {
          if (request.isNavigationRequest()) visited.push(request.url());
        });
        await transfer.fill();
        await transfer.input("pcpPhone").press("Enter");
        await transfer.expectAnswersKept();
        // A navigation by Enter would be in the list before this one.
        const { privacy } = transferCopy.notice;
        await transfer.island.getByRole("link", { name: privacy.label }).click();
        await page.waitForURL(`**${privacy.path}`);
        expect(visited).toEqual([new URL(privacy.path, address).href]);
        expect(mail.received).toEqual([]);
      },
    );
  },
);

test(
  "scripts that come late: an early Submit waits for them and is sent once",
  { tag: "@firefox" },
  async ({ transfer, translation, page, mail }) => {
    const { copy } = transfer;
    const letScriptsCome = await holdScripts(page);
    await transfer.open();
    const address = page.url();
    await transfer.fill();
    await transfer.send();
    await expect(transfer.form.getByText(copy.waiting)).toBeVisible();
    await expect(page.locator("[data-state=alive]")).toHaveCount(0);
    const asked = page.waitForEvent("dialog");
    const leaving = page.getByRole("banner").getByRole("link").first().click();
    await (await asked).dismiss();
    await leaving;
    await transfer.send();
    expect(page.url()).toBe(address);
    letScriptsCome();
    await expect(transfer.toast).toHaveText(copy.success);
    await expect(transfer.form.getByText(copy.waiting)).toBeHidden();
    expect(page.url()).toBe(address);
    expect(mail.received.map(({ template_params }) => template_params)).toEqual([
      { ...transferParams(sampleTransfer, pharmacy.email), ...languageParams(translation) },
    ]);
  },
);

test(
  "a connection that breaks before the first touch, and comes back after the first try, costs nothing",
  { tag: "@firefox" },
  async ({ transfer, connection, page, mail }) => {
    const { failed, sent } = transfer.copy;
    await transfer.open();
    const scriptsHaveCome = () =>
      page.evaluate(() => {
        const { scripts = "" } =
          document.querySelector<HTMLElement>("[data-scripts]")?.dataset ?? {};
        return scripts
          .split(" ")
          .every((path) => performance.getEntriesByName(new URL(path, location.href).href).length);
      });
    await expect.poll(scriptsHaveCome).toBe(true);
    await expect(page.locator("[data-state=alive]")).toHaveCount(0);

    connection.isBroken = true;
    await transfer.input("patientName").focus();
    await transfer.isAlive();
    await transfer.fill();
    await transfer.send();
    await expect(page.getByRole("group", { name: failed.uncertainHeading })).toBeVisible();
    await transfer.expectAnswersKept();
    expect(mail.received).toEqual([]);

    connection.isBroken = false;
    await page.getByRole("button", { name: failed.tryAgain }).click();
    await expect(page.getByRole("group", { name: sent.heading })).toBeVisible();
    expect(mail.received).toHaveLength(1);
  },
);

test("a script that takes far too long: the form says so in the end, and sends nothing unasked", async ({
  transfer,
  page,
  mail,
}) => {
  await page.clock.install();
  const letScriptsCome = await holdScripts(page);
  await transfer.open();
  await transfer.fill();
  await transfer.send();
  await expect(transfer.form.getByText(transferCopy.waiting)).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(transfer.island.getByText(transferCopy.unavailable.scriptFailed)).toBeVisible();
  await expect(transfer.form.getByText(transferCopy.waiting)).toBeHidden();
  await expect(transfer.submitButton).toBeHidden();
  await expect(transfer.form.getByText(transferCopy.unavailable.insteadOfButton)).toBeVisible();

  letScriptsCome();
  await transfer.isAlive();
  await expect(transfer.submitButton).toBeEnabled();
  await expect(transfer.island.getByText(transferCopy.unavailable.scriptFailed)).toBeHidden();
  expect(mail.received).toEqual([]);
  await transfer.expectAnswersKept();
  await transfer.send();
  await expect(transfer.toast).toHaveText(transferCopy.success);
  expect(mail.received).toHaveLength(1);
});

for (const [what, missing] of [
  ["all scripts", /\.js$/],
  ["one script", /\/transfer-\w+\.js$/],
] as const) {
  test(`the host lacks ${what} for a minute, and Chromium keeps that for a year: the form says so, and lives after a reload`, async ({
    transfer,
    deploying,
    page,
    mail,
  }) => {
    const { sent, unavailable } = transfer.copy;
    deploying.missing = missing;
    await transfer.open();
    await transfer.input("patientName").focus();
    await expect(transfer.island.getByText(unavailable.scriptFailed)).toBeVisible();
    const requestsOf = (path: string) =>
      deploying.requests.filter((other) => other === path).length;
    // Each script, and once past the cache. Firefox and WebKit keep no 404.
    expect(Math.max(...deploying.requests.map(requestsOf))).toBe(2);

    delete deploying.missing;
    await page.reload();
    await transfer.input("patientName").focus();
    await transfer.isAlive();
    await transfer.fill();
    await transfer.send();
    await expect(page.getByRole("group", { name: sent.heading })).toBeVisible();
    expect(mail.received).toHaveLength(1);
  });
}
