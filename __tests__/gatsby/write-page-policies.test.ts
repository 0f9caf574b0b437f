/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formIds } from "../../src/forms/forms";
import { mailKeyNames, testMailSettings } from "../../src/gatsby/environment/mail-keys";
import { mailConnections, writePagePolicies } from "../../src/gatsby/policy/write-page-policies";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const nowhere = () => [];

const files = ["/index.html", "/about/index.html", "/404.html"];

const html = (style: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><style>${style}</style></head><body></body></html>`;

const read = () => files.map((file) => readFileSync(join(folder.path(), file), "utf8"));
const write = () => writePagePolicies(folder.path(), files, nowhere);

beforeEach(() => {
  for (const file of files) folder.write(file, html("p{color:red}"));
});

test("every page gets a policy", async () => {
  await write();
  for (const page of read()) expect(page).toContain('http-equiv="Content-Security-Policy"');
});

test("a changed word of one page changes that page alone", async () => {
  await write();
  const [home, about, missing] = read();
  folder.write("about/index.html", html("p{color:blue}"));
  await write();
  expect(read()).toEqual([home, expect.not.stringMatching(/^$/), missing]);
  expect(read()[1]).not.toBe(about);
});

test("what no policy allows is told with the page that has it", async () => {
  folder.write("404.html", html("").replace("<body>", '<body style="margin:0">'));
  await expect(write()).rejects.toThrow('/404.html: <body style="margin:0"> would be refused');
});

const NAMES = [...mailKeyNames, "GATSBY_EMAILJS_ORIGIN"];

const environment = { ...process.env };
beforeEach(() => {
  for (const name of NAMES) delete process.env[name];
});
afterAll(() => {
  process.env = environment;
});

const keys = { ...testMailSettings, GATSBY_EMAILJS_ORIGIN: undefined };

function connectionsWith(settings: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(settings)) if (value) process.env[name] = value;
  return formIds.map(mailConnections);
}

test("the pages of forms reach the mail service", () => {
  expect(connectionsWith(keys)).toEqual(formIds.map(() => ["https://api.emailjs.com"]));
});

test("or the service that the settings name", () => {
  expect(connectionsWith({ ...keys, GATSBY_EMAILJS_ORIGIN: "https://mail.example/" })).toEqual(
    formIds.map(() => ["https://mail.example"]),
  );
});

test("the outbox is the site itself, which needs no other address", () => {
  expect(connectionsWith(testMailSettings)).toEqual(formIds.map(() => []));
});

test("a form that cannot send reaches nobody, even if others can", () => {
  expect(connectionsWith({ ...keys, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined })).toEqual(
    formIds.map((id) => (id === "contact" ? [] : ["https://api.emailjs.com"])),
  );
});
