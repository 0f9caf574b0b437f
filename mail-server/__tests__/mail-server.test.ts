/** The forms over the mail server: by the site's script, and by a browser without scripts, to a real SMTP server. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { certificate } from "../../bench/certificate";
import { formCases } from "../../__tests__/support/forms/form-cases";
import { mailParams } from "../../src/forms/core/answers";
import { OWN_SERVER } from "../../src/forms/mail/mail-settings";
import { sendMail } from "../../src/forms/mail/send-mail";
import { SEND_PATH } from "../../src/gatsby/environment/mail-request";
import { fillFacts } from "../../src/lib/fact-text";
import { createMailServer } from "../mail-server";
import { readSiteWords, type SiteWords } from "../site-words";
import { createSmtp } from "../smtp";
import { startSmtp, type TestSmtp } from "./support/smtp-server";

const SITE = "https://www.pharmacy.example";
const MAILBOX = "info@pharmacy.example";
const SENDER = "website@pharmacy.example";

let words: SiteWords;
let smtp: TestSmtp;
let server: Server;
let origin: string;
let lines: string[];
let now: number;

beforeAll(async () => {
  words = await readSiteWords(process.cwd());
});

beforeEach(async () => {
  smtp = await startSmtp();
  lines = [];
  now = Date.now();
  await start();
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await smtp.close();
});

async function start(proxies = 0) {
  const { deliver } = createSmtp(
    { SMTP_HOST: "localhost", SMTP_PORT: smtp.port, MAIL_TO: MAILBOX, MAIL_FROM: SENDER },
    { ca: certificate().cert, print: (line) => lines.push(line) },
  );
  server = createServer(
    createMailServer({
      words,
      deliver,
      settings: {
        MAIL_TO: MAILBOX,
        MAIL_FROM: SENDER,
        SITE_ORIGIN: SITE,
        TRUSTED_PROXIES: proxies,
      },
      print: (line) => lines.push(line),
      now: () => now,
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const message = (params: Record<string, string>) => ({
  user_id: OWN_SERVER,
  service_id: OWN_SERVER,
  template_id: "contact",
  template_params: params,
});

const post = (body: unknown, headers: Record<string, string> = { origin: SITE }) =>
  fetch(`${origin}${SEND_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Sends a form as a browser without scripts does. */
const submit = (path: string, answers: Readonly<Record<string, string>>, from = "null") =>
  fetch(`${origin}/forms/${path}`, {
    method: "POST",
    headers: { origin: from },
    body: new URLSearchParams(answers),
  });

/** Sends a form by the library of EmailJS, which the site's script uses. */
async function sendByScript(templateId: string, params: Record<string, string>) {
  const page = globalThis as Record<string, unknown>;
  page["window"] = globalThis;
  page["localStorage"] = {};
  page["location"] = { pathname: "/" };
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
  const { fetch } = globalThis;
  // Browsers say where a request comes from.
  globalThis.fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), origin: SITE } });
  try {
    const settings = { publicKey: OWN_SERVER, serviceId: OWN_SERVER, templateId, origin };
    return await sendMail(settings, params);
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Returns the headers of a message that arrived, each in one line. */
const headersOf = (received = "") =>
  (received.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n\s+/g, " ").split("\r\n");

describe.each(formCases)("the %s form", (id, { definition, sample, copy }) => {
  const params = mailParams(definition, sample, { mailbox: MAILBOX, questions: copy.questions });
  const reasons = copy.failed.reasons;

  test("arrives in the mailbox, sent by the script or by the browser, and nothing of it is logged", async () => {
    expect(await sendByScript(id, params)).toBe("sent");
    const page = await submit(`${id}/en-US`, sample);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(copy.sent.heading);
    expect(smtp.received).toHaveLength(2);
    const [first, second] = smtp.received.map(headersOf);
    for (const headers of [first, second]) expect(headers).toContain(`To: ${MAILBOX}`);
    expect(lines).toEqual([
      expect.stringMatching(/^[\d:.TZ-]+ 200 sent$/),
      expect.stringMatching(/^[\d:.TZ-]+ 200 sent$/),
    ]);
  });

  test.each([
    [452, "busy"],
    [552, "rejected"],
  ] as const)(
    "says what an SMTP server means by %i, and keeps every answer",
    async (reply, reason) => {
      smtp.behavior.reply = reply;
      expect(await sendByScript(id, params)).toBe(reason);
      const page = await (await submit(`${id}/en-US`, sample)).text();
      expect(page).toContain(copy.failed.heading);
      expect(page).toContain(reasons[reason].split("'")[0]);
      for (const answer of Object.values(sample)) expect(page).toContain(answer);
      expect(smtp.received).toEqual([]);
    },
  );

  test("asks for what is missing, in the patient's language, and sends nothing", async () => {
    const [first = ""] = definition.fields.map(({ name }) => name);
    const needed = id === "contact" ? "message" : first;
    const page = await submit(`${id}/es`, { ...sample, [needed]: "  " });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toMatch(/<html lang="es"/);
    expect(html).toContain("1 respuesta");
    for (const [name, answer] of Object.entries(sample))
      if (name !== needed) expect(html).toContain(answer);
    expect(smtp.received).toEqual([]);
  });
});

test("requests of the same second stay two conversations, and no holiday reply quotes them", async () => {
  // In the sample's time zone it is six hours earlier.
  now = Date.parse("2026-12-03T20:05:09.100Z");
  for (const name of ["Test Patient", "Test Neighbor"]) {
    expect((await post(message({ name, message: "Hello" }))).status).toBe(200);
  }
  const title = fillFacts(words.languages["en-US"]?.forms.contact?.heading ?? "", {});
  const headers = smtp.received.map(headersOf);
  expect(headers[0]).toContain(`Subject: ${title}, 2:05:09 PM`);
  expect(headers[1]).toContain(`Subject: ${title}, 2:05:10 PM`);
  for (const received of headers) expect(received).toContain("Auto-Submitted: auto-generated");
});

test("no answer becomes a header, and the patient can be answered", async () => {
  const hostile = "Test\r\nBcc: everyone@elsewhere.example\r\n\r\nHello";
  const params = { name: hostile, email: "test.person@example.com", message: hostile };
  expect((await post(message(params))).status).toBe(200);
  expect((await post(message({ ...params, email: hostile }))).status).toBe(200);
  const [first = [], second = []] = smtp.received.map(headersOf);
  expect(first).toContain("Reply-To: test.person@example.com");
  const names = (headers: string[]) => headers.map((header) => header.split(":")[0]);
  expect(names(second)).toEqual(names(first).filter((name) => name !== "Reply-To"));
  expect([...first, ...second].filter((header) => /elsewhere/.test(header))).toEqual([]);
});

test("what was typed is text on a page", async () => {
  const hostile = `"><script>alert(1)</script>`;
  const page = await submit("contact/en-US", { name: hostile, message: "  " });
  const html = await page.text();
  expect(html).not.toContain("<script");
  // One among the fields would be shown.
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("a page whose words are missing ends no more than its request", async () => {
  const { forms } = words.languages["en-US"] as SiteWords["languages"][string];
  Object.assign(forms.contact ?? {}, { errors: undefined });
  expect((await submit("contact/en-US", {})).status).toBe(500);
  expect((await fetch(origin)).status).toBe(200);
  words = await readSiteWords(process.cwd());
});

test.each(["constructor", "__proto__"])("there is no form in the language %s", async (locale) => {
  expect((await submit(`contact/${locale}`, {})).status).toBe(404);
});

test("a doubt is shown once, and then stops nobody", async () => {
  const answers = { email: "test.person@gmial.com", message: "Hello" };
  const doubtful = await submit("contact/en-US", answers);
  expect(doubtful.status).toBe(422);
  expect(await doubtful.text()).toContain("gmail.com?");
  const again = await submit("contact/en-US", { ...answers, doubtsShown: "email" });
  expect(again.status).toBe(200);
});

test("the pharmacist reads which language the patient speaks, and answers in the first language", async () => {
  const answers = {
    rxNumbers: "Rx 0000124",
    patientName: "Test Patient",
    dateOfBirth: "1950-02-03",
  };
  await submit("refill/es", {
    ...answers,
    phone: "(507) 555-0191",
    way: "pickup",
    callChoice: "on",
  });
  const [received = ""] = smtp.received;
  const label = words.languages["en-US"]?.forms.refill?.questions
    .find(({ name }) => name === "way")
    ?.options?.find(({ name }) => name === "pickup")?.label;
  expect(received).toContain("Spanish: ");
  expect(received).toContain(label);
});

test.each<[string, () => Promise<Response>, number, string]>([
  ["another site", () => post(message({}), { origin: "https://elsewhere.example" }), 403, "origin"],
  [
    "a form of another site",
    () => submit("contact/es", {}, "https://elsewhere.example"),
    403,
    "origin",
  ],
  ["a program", () => post(message({}), {}), 403, "non-browser"],
  ["another account", () => post({ ...message({}), user_id: "key" }), 400, "Public Key"],
  ["another service", () => post({ ...message({}), service_id: "gmail" }), 400, "service ID"],
  ["another template", () => post({ ...message({}), template_id: "news" }), 400, "template ID"],
  ["what is no message", () => post("message=Hello"), 400, "not JSON"],
  ["more than 50 KB", () => post(message({ message: "x".repeat(51 * 1024) })), 413, "50 KB"],
  ["a flood", () => post("x".repeat(2_000_000)), 413, "50 KB"],
  ["an unknown form", () => submit("news/es", {}), 404, "Not Found"],
  ["an unknown language", () => submit("contact/fr", {}), 404, "Not Found"],
])("refuses %s, as EmailJS does", async (_case, send, status, explanation) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(explanation);
  expect(smtp.received).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^[\\d:.TZ-]+ ${status} [a-z]+$`))]);
});

test("a page of more than 50 KB says that it is too long", async () => {
  const page = await submit("contact/en-US", {
    email: "a@b.example",
    message: "x".repeat(51 * 1024),
    doubtsShown: "message",
  });
  expect(page.status).toBe(413);
  expect(await page.text()).toContain(
    fillFacts(words.languages["en-US"]?.forms.contact?.failed.reasons.tooLong ?? "", {}),
  );
});

const flood = async (headers?: Record<string, string>) => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await post(message({ message: "Hello" }), headers)).status);
  return statuses;
};

test("takes ten messages from one address in a minute", async () => {
  expect(await flood()).toEqual([...Array<number>(10).fill(200), 429]);
  const page = await submit("contact/en-US", { phone: "(507) 555-0194", message: "Hello" });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain("(507) 555-0194");
  now += 60_000;
  expect((await post(message({ message: "Hello" }))).status).toBe(200);
});

test("behind a proxy an address is what the proxy saw, and not what a visitor made up", async () => {
  server.close();
  await start(1);
  const from = (address: string) => ({ origin: SITE, "x-forwarded-for": address });
  expect(await flood(from("192.0.2.7, 198.51.100.1"))).toContain(429);
  expect((await post(message({}), from("192.0.2.8, 198.51.100.1"))).status).toBe(429);
  expect((await post(message({}), from("192.0.2.7, 198.51.100.2"))).status).toBe(200);
});

test.each([
  ["192.0.2.7", (port: number) => `192.0.2.7:${port}`],
  ["2001:db8::7", (port: number) => `[2001:db8::7]:${port}`],
])("a proxy that writes the port of %s does not make it another address", async (address, at) => {
  server.close();
  await start(1);
  const from = (seen: string) => ({ origin: SITE, "x-forwarded-for": seen });
  for (let port = 51_001; port <= 51_010; port += 1) await post(message({}), from(at(port)));
  expect((await post(message({}), from(at(51_011)))).status).toBe(429);
  expect((await post(message({}), from(address))).status).toBe(429);
  expect((await post(message({}), from("2001:db8::8"))).status).toBe(200);
});

test("allows the site's script, and nobody else's, to send", async () => {
  const ask = (from: string) =>
    fetch(`${origin}${SEND_PATH}`, { method: "OPTIONS", headers: { origin: from } });
  const { status, headers } = await ask(SITE);
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, SITE]);
  expect(headers.get("access-control-allow-headers")).toBe("content-type");
  expect((await ask("https://elsewhere.example")).status).toBe(403);
});

test("somebody who opens the address of an answer again is led to the site", async () => {
  const response = await fetch(`${origin}/forms/contact/es`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([303, SITE]);
});
