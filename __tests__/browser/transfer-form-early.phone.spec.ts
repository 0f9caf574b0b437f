/** The form before its script runs, and with a late, missing or blocked script. */
import { transferParams } from "../support/forms/params";
import { sampleTransfer } from "../support/forms/sample-answers";
import { translatePage } from "../support/forms/translate-page";
import { pharmacy, transferCopy } from "../support/forms/copy";
import { expect, test, transferPage } from "../support/browser/forms";
import { holdScripts } from "../support/browser/hold-scripts";
import { inStrictBrowser } from "../support/browser/strict-browser";

const SUCCESS = "Transfer request submitted successfully!";

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
        const notice = page.locator("main noscript > div");
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
        await transfer.page.locator("main").getByRole("link", { name: privacy.label }).click();
        await page.waitForURL(`**${privacy.path}`);
        expect(visited).toEqual([new URL(privacy.path, address).href]);
        expect(mail.received).toEqual([]);
      },
    );
  },
);

for (const [what, scripts] of [
  ["scripts that do not load", "**/*.js"],
  ["one script that does not load", "**/transfer-*.js"],
] as const) {
  test(`${what}: the same, with all answers kept`, async ({ transfer, page, mail }) => {
    await page.route(scripts, (route) => route.abort());
    await transfer.open();
    const address = page.url();
    await transfer.fill();
    await expect(page.getByText(transferCopy.unavailable.scriptFailed)).toBeVisible();
    await expect(transfer.submitButton).toBeHidden();
    await expect(page.getByText(transferCopy.unavailable.insteadOfButton)).toBeVisible();
    await transfer.submitByEnter("pcpPhone");
    expect(page.url()).toBe(address);
    await transfer.expectAnswersKept();
    expect(mail.received).toEqual([]);
  });
}

test("scripts that come after three seconds: an early Submit waits for them and is sent once", async ({
  transfer,
  page,
  mail,
}) => {
  const letScriptsCome = await holdScripts(page, 3_000);
  await transfer.open();
  const address = page.url();
  await transfer.fill();
  await transfer.send();
  await expect(page.getByText(transferCopy.waiting)).toBeVisible();
  await expect(page.locator("[data-state=alive]")).toHaveCount(0);
  const asked = page.waitForEvent("dialog");
  const leaving = page.getByRole("banner").getByRole("link").first().click();
  await (await asked).dismiss();
  await leaving;
  await transfer.send();
  expect(page.url()).toBe(address);
  letScriptsCome();
  await expect(transfer.toast).toHaveText(SUCCESS, { timeout: 20_000 });
  await expect(page.getByText(transferCopy.waiting)).toBeHidden();
  expect(page.url()).toBe(address);
  expect(mail.received.map(({ template_params }) => template_params)).toEqual([
    transferParams(sampleTransfer, pharmacy.email),
  ]);
});

test("an early Submit with a missing answer is stopped by the browser", async ({
  transfer,
  mail,
}) => {
  await transfer.open();
  await transfer.send();
  await expect(transfer.input("patientName")).toBeFocused();
  await transfer.isAlive();
  expect(mail.received).toEqual([]);
});

test("words typed while the script loads stay, and so does the focus", async ({
  transfer,
  page,
}) => {
  await page.route("**/*.js", async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  await transfer.open();
  await transfer.input("address").focus();
  await page.keyboard.type("1 Sample Street, Apt 2", { delay: 60 });
  await transfer.isAlive();
  await page.keyboard.type(", Rear", { delay: 20 });
  await expect(transfer.input("address")).toBeFocused();
  await expect(transfer.input("address")).toHaveValue("1 Sample Street, Apt 2, Rear");
});

const changes = {
  "a translator": translatePage,
  "a password manager": () => {
    for (const input of document.querySelectorAll("main input"))
      input.after(document.createElement("div"));
  },
};

for (const [who, change] of Object.entries(changes)) {
  test(`${who} changes the page before the script is there: copy and focus stay`, async ({
    transfer,
    page,
    mail,
  }) => {
    const letScriptsCome = await holdScripts(page, 0);
    await transfer.open();
    await page.evaluate(change);
    await transfer.fill();
    await transfer.input("address").focus();
    await page.keyboard.press("End");
    await page.keyboard.type(", Rear");
    letScriptsCome();
    await transfer.isAlive();
    await expect(transfer.input("address")).toBeFocused();
    await page.keyboard.type(" door");
    const address = `${sampleTransfer.address}, Rear door`;
    expect(await transfer.answers()).toEqual({ ...sampleTransfer, address });
    await page.evaluate(change);
    await transfer.send();
    await expect(transfer.toast).toHaveText(SUCCESS);
    expect(mail.received[0]?.template_params).toMatchObject({ address });
  });
}

for (const [answer, status] of [
  ["{}", 200],
  ["null", 200],
  ['{"error":"maintenance"}', 503],
] as const) {
  test(`a server that has only ${answer} for anything but pages and scripts (${status}): the form lives and sends`, async ({
    transfer,
    page,
    mail,
  }) => {
    await page.route(
      (url) => !/\/$|\.js$|\/send$/.test(url.pathname),
      (route) => route.fulfill({ status, contentType: "application/json", body: answer }),
    );
    await transfer.openAndSend();
    await expect(transfer.toast).toHaveText(SUCCESS);
    expect(mail.received).toHaveLength(1);
  });
}

test("a script that takes far too long: the form says so in the end, and sends nothing unasked", async ({
  transfer,
  page,
  mail,
}) => {
  await page.clock.install();
  const letScriptsCome = await holdScripts(page, 0);
  await transfer.open();
  await transfer.fill();
  await transfer.send();
  await expect(page.getByText(transferCopy.waiting)).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByText(transferCopy.unavailable.scriptFailed)).toBeVisible();
  await expect(page.getByText(transferCopy.waiting)).toBeHidden();

  letScriptsCome();
  await transfer.isAlive();
  await expect(transfer.submitButton).toBeEnabled();
  await expect(page.getByText(transferCopy.unavailable.scriptFailed)).toBeHidden();
  expect(mail.received).toEqual([]);
  await transfer.expectAnswersKept();
  await transfer.send();
  await expect(transfer.toast).toHaveText(SUCCESS);
  expect(mail.received).toHaveLength(1);
});
