import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { MailMessage } from "../../../src/gatsby/environment/mail-request";

export interface KeptMessage extends MailMessage {
  received_at: string;
}

/** Messages in the outbox folder, oldest first. */
export function keptMessages(directory: string): KeptMessage[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .sort()
    .map((file) => parse(readFileSync(join(directory, file), "utf8")) as KeptMessage);
}
