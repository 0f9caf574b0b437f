/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formIds } from "../../src/forms/forms";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";
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

test("every page gets a policy, and a changed word of one page changes that page alone", async () => {
  await write();
  for (const page of read()) expect(page).toContain('http-equiv="Content-Security-Policy"');
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

/** `__tests__/forms/form-mail-settings.test.ts` tests where each form sends. */
test("a form's page reaches where it sends, which for the outbox is the site itself", () => {
  const reached = (settings: Record<string, string | undefined>) => {
    const env = jest.replaceProperty(process, "env", { ...process.env, ...settings });
    const found = formIds.map(mailConnections);
    env.restore();
    return found;
  };
  const keys = {
    ...testMailSettings,
    GATSBY_EMAILJS_ORIGIN: undefined,
    GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined,
  };
  expect(reached(keys)).toEqual(
    formIds.map((id) => (id === "contact" ? [] : ["https://api.emailjs.com"])),
  );
  expect(reached(testMailSettings)).toEqual(formIds.map(() => []));
});
