import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import type { OutboxMessage } from "./message";

let messagesKept = 0;

/**
 * Writes a message to a YAML file of its own, which only the current user can read.
 *
 * @returns the file's path
 */
export async function keepMessage(directory: string, message: OutboxMessage, receivedAt: Date) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, fileName(message, receivedAt));
  const text = stringify({ received_at: receivedAt.toISOString(), ...message }, { lineWidth: 0 });
  await writeFile(file, text, { mode: 0o600, flag: "wx" });
  return file;
}

/** Sorts by time; the process and a running number keep messages of one moment apart. */
function fileName({ template_id }: OutboxMessage, receivedAt: Date): string {
  messagesKept += 1;
  const time = receivedAt.toISOString().replaceAll(":", "-");
  const number = String(messagesKept).padStart(6, "0");
  return `${time}-${process.pid}-${number}-${template_id}.yaml`;
}
