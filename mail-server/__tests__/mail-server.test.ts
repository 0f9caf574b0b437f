/** The forms over the mail server, by the library that the site's script uses, to a real SMTP server. */
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

  test("arrives in the mailbox, and nothing of it is logged", async () => {
    expect(await sendByScript(id, params)).toBe("sent");
    expect(smtp.received.map(headersOf)).toEqual([
      expect.arrayContaining([`To: ${MAILBOX}`]) as string[],
    ]);
    expect(smtp.received[0]).toContain(params["phone"]);
    expect(lines).toEqual([expect.stringMatching(/^[\d:.TZ-]+ 200 sent$/)]);
  });

  test.each([
    [452, "busy"],
    [552, "rejected"],
  ] as const)("learns what an SMTP server means by %i", async (reply, reason) => {
    smtp.behavior.reply = reply;
    expect(await sendByScript(id, params)).toBe(reason);
    expect(smtp.received).toEqual([]);
  });
});

test("requests of the same second stay two conversations, and no holiday reply quotes them", async () => {
  // In the sample's time zone it is six hours earlier.
  now = Date.parse("2026-12-03T20:05:09.100Z");
  for (const name of ["Test Patient", "Test Neighbor"]) {
    expect((await post(message({ name, message: "Hello" }))).status).toBe(200);
  }
  const title = fillFacts(words.forms.contact?.heading ?? "", {});
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

test.each<[string, () => Promise<Response>, number, string]>([
  ["another site", () => post(message({}), { origin: "https://elsewhere.example" }), 403, "origin"],
  ["a program", () => post(message({}), {}), 403, "non-browser"],
  ["another account", () => post({ ...message({}), user_id: "key" }), 400, "Public Key"],
  ["another service", () => post({ ...message({}), service_id: "gmail" }), 400, "service ID"],
  ["another template", () => post({ ...message({}), template_id: "news" }), 400, "template ID"],
  ["what is no message", () => post("message=Hello"), 400, "not JSON"],
  ["more than 50 KB", () => post(message({ message: "x".repeat(51 * 1024) })), 413, "50 KB"],
  ["a flood", () => post("x".repeat(2_000_000)), 413, "50 KB"],
  ["another address", () => fetch(`${origin}/forms/contact/es`), 404, "Not Found"],
])("refuses %s, as EmailJS does", async (_case, send, status, explanation) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(explanation);
  expect(smtp.received).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^[\\d:.TZ-]+ ${status} [a-z]+$`))]);
});

const flood = async (headers?: Record<string, string>) => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await post(message({ message: "Hello" }), headers)).status);
  return statuses;
};

test("takes ten messages from one address in a minute", async () => {
  expect(await flood()).toEqual([...Array<number>(10).fill(200), 429]);
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
