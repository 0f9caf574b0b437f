/**
 * A form of a site with its own mail server, in a browser without scripts, on a page in another language than the first.
 * `mail-server/__tests__/` tests what the server answers to each form.
 */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { securityHeaders } from "../../hosting/rules";
import type { FormMail } from "../../mail-server/compose-mail";
import { transferCopyIn } from "../support/forms/copy";
import { bundleOwnServer } from "../support/forms/own-server-bundle";
import { sampleTransfer } from "../support/forms/sample-answers";
import { expect, test } from "../support/browser/policed-test";

const LOCALE = "es";

test.use({ javaScriptEnabled: false });

test("it is sent, after it kept everything while an answer was missing", async ({ page }) => {
  const { createMailServer, formPage, readSiteWords } = await bundleOwnServer();
  const words = await readSiteWords(process.cwd());
  const mails: FormMail[] = [];
  const handlers: RequestListener[] = [];
  const [site, mail] = await Promise.all(
    [0, 1].map(async (index) => {
      const server = createServer((request, response) => handlers[index]?.(request, response));
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
      return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
    }),
  );
  if (!site || !mail) throw new Error("A server did not start.");
  handlers[0] = (_request, response) =>
    response
      .writeHead(200, { ...securityHeaders, "Content-Type": "text/html" })
      .end(formPage(words, LOCALE, mail.origin));
  handlers[1] = createMailServer({
    words,
    settings: {
      MAIL_TO: "info@pharmacy.example",
      MAIL_FROM: "website@pharmacy.example",
      SITE_ORIGIN: site.origin,
      TRUSTED_PROXIES: 0,
    },
    deliver: (message) => {
      mails.push(message);
      return Promise.resolve("sent");
    },
    print: () => undefined,
  });

  const copy = transferCopyIn(LOCALE);
  const input = (name: string) => page.locator(`form [name=${name}]`);
  await page.goto(site.origin);
  await expect(page.getByText(copy.unavailable.withoutScript)).toHaveCount(0);
  for (const [name, answer] of Object.entries(sampleTransfer)) await input(name).fill(answer);
  // Browsers take spaces for an answer.
  await input("currentPharmacy").fill("  ");
  await page.getByRole("button").click();
  await expect(page.locator("html")).toHaveAttribute("lang", LOCALE);
  await expect(page.getByText(copy.errors.count.one)).toBeVisible();
  for (const [name, answer] of Object.entries(sampleTransfer))
    await expect(input(name)).toHaveValue(name === "currentPharmacy" ? "" : answer);
  expect(mails).toEqual([]);

  await input("currentPharmacy").fill(sampleTransfer.currentPharmacy);
  await page.getByRole("button", { name: copy.submit }).click();
  await expect(page.getByRole("heading", { name: copy.sent.heading })).toBeVisible();
  expect(mails).toHaveLength(1);
  for (const answer of Object.values(sampleTransfer)) {
    expect(mails[0]?.text).toContain(answer);
    expect(`${page.url()} ${await page.title()}`).not.toContain(answer);
  }
  for (const { server } of [site, mail]) {
    server.closeAllConnections();
    server.close();
  }
});
