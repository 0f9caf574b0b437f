/** Finds phone numbers and email addresses that do nothing when pressed. */
import type { Page } from "@playwright/test";
import { ownPharmacy, ownWords } from "./own-site";

/**
 * Returns visible phone numbers that open neither a call nor a message. Leaves out the fax number
 * and numbers of others, which staff wrote into a text.
 */
export const deadNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ fax, words }) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!parentElement || parentElement.getClientRects().length === 0) continue;
        for (const [number] of (textContent ?? "").matchAll(/\(\d{3}\)\s\d{3}.\d{4}/g)) {
          const digits = number.replace(/\D/g, "");
          const opens = [`tel:+1${digits}`, `sms:+1${digits}`, `https://wa.me/1${digits}`];
          // What follows a comma is the extension.
          const [link] = parentElement.closest("a")?.getAttribute("href")?.split(",") ?? [];
          const isOthers = number === fax || words.includes(number);
          if (!isOthers && !opens.includes(link ?? "")) found.push(`${number} in "${textContent}"`);
        }
      }
      return found;
    },
    { fax: ownPharmacy.fax, words: ownWords },
  );

/**
 * Returns elements that show the pharmacy's email address without a link to it. Leaves out hints of
 * fields, whose example is no link.
 */
export const deadAddresses = (page: Page): Promise<string[]> =>
  page.evaluate((email) => {
    if (email === undefined) return [];
    const holders = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getClientRects().length > 0 &&
        element.textContent.includes(email) &&
        ![...element.children].some((child) => child.textContent.includes(email)),
    );
    return holders
      .filter((element) => !element.matches("[id$='-hint'], script"))
      .filter((element) => !element.closest(`a[href="mailto:${email}"]`))
      .map((element) => element.outerHTML.slice(0, 120));
  }, ownPharmacy.email);
