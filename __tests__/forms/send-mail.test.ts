import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ANSWER_LIMIT_MS, sendMail } from "../../src/forms/mail/send-mail";

const params = { to_email: "info@pharmacy.example", message: "Hello" };
let server: Server;
let received: unknown[];

/** Starts a local mail service and sends one message to it with the real library. */
async function sendTo(answer: RequestListener) {
  received = [];
  server = createServer((request, response) => {
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method === "POST") received.push(JSON.parse(Buffer.concat(chunks).toString()));
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  page["location"] ??= { pathname: "/", href: `${origin}/prescriptions/` };
  return sendMail(
    { publicKey: "key", serviceId: "service", templateId: "template", origin },
    params,
  );
}

const page = globalThis as Record<string, unknown>;
const browser = { onLine: true };

beforeEach(() => {
  page["window"] = globalThis;
  page["localStorage"] = {};
  delete page["location"];
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
  expect(result).toBe("sent");
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

test.each([
  ...[400, 401, 402, 403, 404, 412, 426, 451].map((status) => [status, "rejected"] as const),
  [413, "tooLong"],
  [429, "busy"],
  // These may come after the message was taken.
  ...[300, 304, 408, 500, 502, 503, 504, 599].map((status) => [status, "serverError"] as const),
] as const)("an answer of %s is a failure: %s", async (status, reason) => {
  expect(await sendTo((_, response) => response.writeHead(status).end())).toBe(reason);
});

/** Sends elsewhere, where the answer is one of success. */
const redirect =
  (status: number): RequestListener =>
  (request, response) =>
    request.url === "/welcome"
      ? response.end("OK")
      : response.writeHead(status, { Location: "/welcome" }).end();

test.each([301, 302, 303, 307, 308])("a redirect (%s) is not followed", async (status) => {
  expect(await sendTo(redirect(status))).toBe("network");
  expect(received).toHaveLength(1);
});

// An extension may wrap `fetch` and drop its options.
test("a redirect that was followed all the same is no success", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(input, { ...init, redirect: "follow" });
  expect(await sendTo(redirect(302))).toBe("network");
  globalThis.fetch = fetch;
});

test("a connection that breaks is a failure, even after an answer of success has begun", async () => {
  expect(await sendTo((request) => request.socket.destroy())).toBe("network");
  server.close();
  const halfway = await sendTo((request, response) => {
    const isSent = () => request.socket.destroy();
    response.writeHead(200, { "Content-Length": "100" }).write("O", isSent);
  });
  expect(halfway).toBe("network");
});

describe("a browser that says it is offline", () => {
  beforeEach(() => {
    browser.onLine = false;
  });

  test("is believed when it cannot reach this page either, and then nothing is sent", async () => {
    page["location"] = { pathname: "/", href: "http://127.0.0.1:1/" };
    expect(await sendTo((_, response) => response.end("OK"))).toBe("offline");
    expect(received).toEqual([]);
  });

  test("and is wrong sends all the same", async () => {
    expect(await sendTo((_, response) => response.end("OK"))).toBe("sent");
  });

  test("and is wrong may have sent what then broke", async () => {
    expect(await sendTo((request) => request.socket.destroy())).toBe("network");
  });
});

test("a demo sends nothing, and says what a site says that sent something", async () => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_DEMO: "yes" });
  expect(await sendTo((_, response) => response.end("OK"))).toBe("sent");
  expect(received).toEqual([]);
});

test("a thrown text, which is how the library refuses its settings, is a refusal", async () => {
  page["location"] = { pathname: "/" };
  const settings = { publicKey: "", serviceId: "s", templateId: "t", origin: "http://127.0.0.1:1" };
  expect(await sendMail(settings, params)).toBe("rejected");
});

test("an answer that never comes ends at the time limit", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const result = sendTo(() => undefined);
  while (received?.length !== 1) await new Promise((next) => setImmediate(next));
  jest.advanceTimersByTime(ANSWER_LIMIT_MS);
  expect(await result).toBe("timeout");
});

test.each<[string, RequestListener]>([
  ["success", (_, response) => response.end("OK")],
  ["failure", (request) => request.socket.destroy()],
])("the page has its own way to fetch while a message waits for %s", async (_, answer) => {
  const { fetch } = globalThis;
  let meanwhile: unknown;
  await sendTo((request, response) => {
    meanwhile = globalThis.fetch;
    answer(request, response);
  });
  expect(meanwhile).toBe(fetch);
  expect(globalThis.fetch).toBe(fetch);
});
