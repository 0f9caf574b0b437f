/** The server as it is started: bundled, from its environment, with the certificates that Node trusts. */
import { spawn, type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { certificate } from "../../bench/certificate";
import { OWN_SERVER } from "../../src/forms/mail/mail-settings";
import { SEND_PATH } from "../../src/gatsby/environment/mail-request";
import { startSmtp, type TestSmtp } from "./support/smtp-server";

const SITE = "https://www.pharmacy.example";
const CERTIFICATE = join(tmpdir(), `pharmacy-mail-${process.pid}.pem`);

let smtp: TestSmtp;
let server: ChildProcess | undefined;

beforeAll(() => {
  writeFileSync(CERTIFICATE, certificate().cert);
  const { status, stderr } = spawnSync("npm", ["run", "build"], { cwd: "mail-server" });
  if (status !== 0) throw new Error(stderr.toString());
});

afterAll(() => rmSync(CERTIFICATE));

afterEach(async () => {
  server?.kill();
  await smtp?.close();
});

const settings = () => ({
  SMTP_HOST: "localhost",
  SMTP_PORT: String(smtp.port),
  MAIL_TO: "info@pharmacy.example",
  MAIL_FROM: "website@pharmacy.example",
  SITE_ORIGIN: `${SITE}/`,
});

const start = (environment: Readonly<Record<string, string>>) =>
  spawn(process.execPath, ["mail-server/dist/server.js"], {
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: CERTIFICATE, ...environment },
  });

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return String(port);
}

test("takes a message from the site, and ends when it is told to", async () => {
  smtp = await startSmtp();
  const PORT = await freePort();
  const { stdout } = (server = start({ ...settings(), PORT }));
  await once(stdout as NodeJS.ReadableStream, "data");
  const response = await fetch(`http://127.0.0.1:${PORT}${SEND_PATH}`, {
    method: "POST",
    headers: { origin: SITE },
    body: JSON.stringify({
      ...{ user_id: OWN_SERVER, service_id: OWN_SERVER, template_id: "contact" },
      template_params: { message: "Hello" },
    }),
  });
  expect(await response.text()).toBe("OK");
  expect(smtp.received).toEqual([expect.stringContaining("Hello")]);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});

test("takes settings in quotes, as Docker leaves those of an env file", async () => {
  smtp = await startSmtp({ password: "it's right" });
  const PORT = await freePort();
  const { stdout } = (server = start({
    ...settings(),
    PORT: `'${PORT}'`,
    SMTP_USER: '"website"',
    SMTP_PASSWORD: `"it's right"`,
  }));
  const [said] = (await once(stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  expect(said.toString()).toContain(`listens on port ${PORT}`);
});

test.each<[string, boolean, Readonly<Record<string, string>>, string]>([
  ["a setting that is missing", true, { MAIL_TO: "" }, "MAIL_TO: write an email address"],
  ["a site that is no address", true, { SITE_ORIGIN: "pharmacy" }, "SITE_ORIGIN"],
  ["an SMTP server without TLS", false, {}, "There is no TLS at localhost"],
  ["a user without a password", true, { SMTP_USER: "website" }, "SMTP_USER: write it together"],
])("does not start with %s, and says so", async (_case, hasTls, changed, explanation) => {
  smtp = await startSmtp({ hasTls });
  const { stderr } = (server = start({ ...settings(), ...changed }));
  const said = text(stderr as NodeJS.ReadableStream);
  expect(await once(server, "exit")).toEqual([1, null]);
  expect(await said).toContain(explanation);
});
