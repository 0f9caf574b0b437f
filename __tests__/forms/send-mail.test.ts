import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ANSWER_LIMIT_MS, LOAD_LIMIT_MS, sendMail } from "../../src/forms/mail/send-mail";

const params = { to_email: "info@pharmacy.example", message: "Hello" };
let server: Server;
let received: unknown[];

/** Starts a mail service on this machine and sends one message to it with the real library. */
async function sendTo(answer: RequestListener) {
  received = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return sendMail(
    {
      publicKey: "key",
      serviceId: "service",
      templateId: "template",
      origin: `http://127.0.0.1:${port}`,
    },
    params,
  );
}

const page = globalThis as Record<string, unknown>;
const browser = { onLine: true };

beforeEach(() => {
  page["window"] = { localStorage: {} };
  page["location"] = { pathname: "/" };
  Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });
  browser.onLine = true;
});

afterEach(() => {
  jest.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

test("success is an answer of success, and the message is in EmailJS's form", async () => {
  const result = await sendTo((_, response) => response.end("OK"));
  expect(result).toEqual({ outcome: "sent" });
  expect(received).toEqual([
    {
      lib_version: expect.any(String) as string,
      user_id: "key",
      service_id: "service",
      template_id: "template",
      template_params: params,
    },
  ]);
});

test.each([400, 401, 403, 404, 413, 429, 451, 500, 503])(
  "an answer of %s is a refusal",
  async (status) => {
    const result = await sendTo((_, response) => response.writeHead(status).end("no"));
    expect(result).toEqual({ outcome: "failed", reason: "rejected" });
  },
);

test("a connection that breaks is a failure, even after an answer of success has begun", async () => {
  expect(await sendTo((request) => request.socket.destroy())).toEqual({
    outcome: "failed",
    reason: "network",
  });
  server.close();
  const halfway = await sendTo((request, response) => {
    const isSent = () => request.socket.destroy();
    response.writeHead(200, { "Content-Length": "100" }).write("O", isSent);
  });
  expect(halfway).toEqual({ outcome: "failed", reason: "network" });
});

test("a failure without a connection is told as what it is", async () => {
  browser.onLine = false;
  const result = await sendTo((request) => request.socket.destroy());
  expect(result).toEqual({ outcome: "failed", reason: "offline" });
});

test("a connection that is lost after the message has left may still have carried it", async () => {
  const result = await sendTo((request) => {
    browser.onLine = false;
    request.socket.destroy();
  });
  expect(result).toEqual({ outcome: "failed", reason: "network" });
});

test("a thrown text, which is how the library refuses its settings, is a refusal", async () => {
  const settings = { publicKey: "", serviceId: "s", templateId: "t", origin: "http://127.0.0.1:1" };
  expect(await sendMail(settings, params)).toEqual({ outcome: "failed", reason: "rejected" });
});

test("an answer that never comes ends at the time limit", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const result = sendTo(() => undefined);
  while (received?.length !== 1) await new Promise((next) => setImmediate(next));
  jest.advanceTimersByTime(LOAD_LIMIT_MS + ANSWER_LIMIT_MS);
  expect(await result).toEqual({ outcome: "failed", reason: "timeout" });
});
