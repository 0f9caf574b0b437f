import { setTimeout as pause } from "node:timers/promises";

const PATIENCE = 10_000;
const BETWEEN = 30;

/**
 * Asks again and again until the answer is `true`.
 *
 * @param ask may answer with what is still in the way, which a failure then tells
 */
export async function until(what: string, ask: () => Promise<boolean | string>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer === true) return;
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}. ${answer || ""}`.trim());
    await pause(BETWEEN);
  }
}
