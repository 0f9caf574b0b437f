/** What becomes of a message at real SMTP servers, over TLS. */
import { certificate } from "../../bench/certificate";
import { ANSWER_LIMIT_MS } from "../../src/forms/mail/send-mail";
import { createSmtp, DELIVERY_LIMIT_MS } from "../smtp";
import { type Behavior, startSmtp, type TestSmtp } from "./support/smtp-server";

const mail = {
  from: "website@pharmacy.example",
  to: "info@pharmacy.example",
  subject: "Refill request",
  text: "Name: Test Patient",
  html: "<p>Name: Test Patient</p>",
};

let smtp: TestSmtp | undefined;
afterEach(() => smtp?.close());

const connect = (port: number, limitMs?: number) =>
  createSmtp({ SMTP_HOST: "localhost", SMTP_PORT: port }, { ca: certificate().cert, limitMs });

test("a message that the server accepts is sent", async () => {
  smtp = await startSmtp();
  expect(await connect(smtp.port).deliver(mail)).toBe("sent");
  expect(smtp.received).toEqual([expect.stringContaining("Name: Test Patient")]);
});

test.each([
  ["a mailbox that is full for now", { reply: 452 }, "busy"],
  ["a mailbox that is full", { reply: 552 }, "rejected"],
  ["a server that does not want the sender", { senderReply: 550 }, "rejected"],
  ["a server that wants the sender later", { senderReply: 451 }, "busy"],
])("of %s it is certain that nothing was sent", async (_case, behavior, outcome) => {
  smtp = await startSmtp(behavior);
  expect(await connect(smtp.port).deliver(mail)).toBe(outcome);
});

test("a server that is down has no message", async () => {
  const { port, close } = await startSmtp();
  await close();
  expect(await connect(port).deliver(mail)).toBe("busy");
});

test.each<[string, Behavior, number | undefined]>([
  ["never says whether it has the message", { reply: null }, 1],
  ["hangs up after it got the message", { hangsUp: true }, undefined],
])("a server that %s may have it", async (_case, behavior, limitMs) => {
  smtp = await startSmtp(behavior);
  expect(await connect(smtp.port, limitMs).deliver(mail)).toBe("serverError");
  // The form waits longer, and so gets this answer.
  expect(DELIVERY_LIMIT_MS).toBeLessThan(ANSWER_LIMIT_MS);
});

test("no message goes to a server without TLS, and starting says so", async () => {
  smtp = await startSmtp({ hasTls: false });
  const { verify, deliver } = connect(smtp.port);
  await expect(verify()).rejects.toThrow(`no connection over TLS to localhost, port ${smtp.port}`);
  expect(await deliver(mail)).not.toBe("sent");
  expect(smtp.received).toEqual([]);
});

test("no message goes to a server with a certificate that nobody vouches for", async () => {
  smtp = await startSmtp();
  const { verify, deliver } = createSmtp({ SMTP_HOST: "localhost", SMTP_PORT: smtp.port });
  await expect(verify()).rejects.toThrow("TLS");
  expect(await deliver(mail)).not.toBe("sent");
  expect(smtp.received).toEqual([]);
});
