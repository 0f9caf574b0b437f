import { setTimeout as pause } from "node:timers/promises";

const PATIENCE = 10_000;
const BETWEEN = 30;

/** Polls until the answer is `true`. Throws after 10 s, with the last answer if it is a text. */
export async function until(what: string, ask: () => Promise<boolean | string>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer === true) return;
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}. ${answer || ""}`.trim());
    await pause(BETWEEN);
  }
}
