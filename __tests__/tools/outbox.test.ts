import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { createOutbox } from "../../src/gatsby/environment/outbox";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
let server: Server;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const outbox = createOutbox({ directory: folder.path(), print: (line) => lines.push(line) });
  server = createServer((request, response) => void outbox(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});

afterEach(() => server.close());

const message = {
  lib_version: "4.4.1",
  service_id: "service_pharmacy",
  template_id: "template_transfer",
  user_id: "public-key",
  template_params: {
    patient_name: "Test Patient",
    prescriptions: "Sample tablets 10 mg\nSample drops",
  },
};

const kept = () =>
  readdirSync(folder.path()).map((file) => parse(folder.read(file)) as typeof message);

function send(body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("answers a message as EmailJS does", async () => {
  const response = await send(message);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toBe("OK");
});

test("keeps each message in a file of its own, for this user only", async () => {
  await Promise.all([send(message), send(message)]);
  const { template_id, template_params } = message;
  expect(kept()).toEqual([
    expect.objectContaining({ template_id, template_params }),
    expect.objectContaining({ template_id, template_params }),
  ]);
  const [file = ""] = readdirSync(folder.path());
  expect(statSync(join(folder.path(), file)).mode & 0o077).toBe(0);
});

test("keeps whatever the patient wrote, and prints none of it", async () => {
  const patient_name = "private: 'No'\t\"#\\\r\n\u2028 👩🏽‍⚕️";
  await send({ ...message, template_params: { patient_name } });
  expect(kept()[0]?.template_params).toEqual({ patient_name });
  expect(lines.join("\n")).not.toContain("private");
});

test.each([
  ["text that is not JSON", "patient_name=Ada", "not JSON"],
  ["JSON that is not an object", "[]", "expected a JSON object"],
  ["no template", { ...message, template_id: undefined }, "template_id"],
  ["a template named like a path", { ...message, template_id: "../up" }, "letters, digits"],
  ["no parameters", { ...message, template_params: undefined }, "template_params"],
  ["a number for a text", { ...message, template_params: { zip: 151 } }, "template_params.zip"],
])("refuses %s and says what to send", async (_case, body, explanation) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(explanation);
  expect(readdirSync(folder.path())).toEqual([]);
});

const KILOBYTE = 1024;

test.each([51, 1000])("refuses %i KB of parameters, as EmailJS does", async (kilobytes) => {
  const prescriptions = "x".repeat(kilobytes * KILOBYTE);
  const response = await send({ ...message, template_params: { prescriptions } });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("50 KB");
  expect(readdirSync(folder.path())).toEqual([]);
});
