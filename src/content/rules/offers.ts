import { originalFiles } from "../languages/language-content";
import { offeredTexts } from "../offers";
import { at } from "../problem";
import { type Offer, offerNames, offerQuestions } from "../schema/features";
import type { Rule } from "./rule";

/** Texts that a message quotes, those that say most. */
const QUOTED = 2;

/** Asks what the pharmacy offers, with texts that a yes would publish. Pages say nothing of what has no answer. */
export const unansweredOffers: Rule = (content, report) => {
  const { pharmacy, names } = content;
  if (!pharmacy) return;
  const { say } = names;
  const isOpen = (offer: Offer) => pharmacy.value.offers?.[offer] === undefined;
  for (const { offer, texts } of offeredTexts(
    content,
    originalFiles(content),
    offerNames.filter(isOpen),
  )) {
    if (texts.length === 0) continue;
    const quoted = texts
      .map(({ text }) => text)
      .toSorted((one, other) => other.length - one.length)
      .slice(0, QUOTED)
      .map((text) => `"${text}"`);
    const parts = { question: say(offerQuestions[offer]), texts: quoted.join(" ") };
    report.warning(at(pharmacy, ...(pharmacy.value.offers ? ["offers"] : [])), {
      message:
        texts.length > QUOTED
          ? say("{question} Until you answer, no page says: {texts} And {count} more texts.", {
              ...parts,
              count: texts.length - QUOTED,
            })
          : say("{question} Until you answer, no page says: {texts}", parts),
      fix: say("Answer {offer} with yes or no.", { offer: names.value(offer) }),
      inYaml: `Below offers: ${offer}: "no". To read all that a yes publishes: npm run check -- --promises`,
    });
  }
};
