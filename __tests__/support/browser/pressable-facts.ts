/** Whether the phone numbers and email addresses of a page do what people expect of them. */
import type { Page } from "@playwright/test";
import { ownPharmacy, ownWords } from "./own-site";

/**
 * Phone numbers that can be read and open neither a call nor a message. A fax machine answers the fax number, so nobody is
 * led to call it; and a number that staff spelled out in a text is not the pharmacy's. What is printed
 * alone, the paper form, is not seen on the page.
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
 * How often the pharmacy's email address can be read where it does not open the mailbox. The hint of
 * a field is left out: its words are the field's description, and its address is one to write there.
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
