/** Refuses to save a file with a new mistake, and shows what the check says after each save. */
import CMS from "@sveltia/cms";
import { fieldLabel } from "../labels";
import { check, mistakesToRefuse } from "./check";
import { textsOf } from "./formats";
import { giveIds } from "./give-ids";
import { reasonOf, staffWords } from "./staff-words";
import { showCheck, showChecking, showNoCheck, showRefusal } from "./strip";

/** Registers the check with Sveltia CMS. */
export function checkSaves(): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const file = giveIds(entry);
      const texts = textsOf(file);
      // Without an answer the file is saved: nobody should lose words because a server stopped.
      const answer = await check(texts).catch(() => undefined);
      const mistakes = answer ? mistakesToRefuse(answer, texts) : [];
      if (mistakes.length > 0) {
        showRefusal(mistakes);
        throw refusal(
          mistakes.map((mistake) => `${fieldLabel(mistake.path ?? [])}: ${staffWords(mistake)}`),
        );
      }
      return file;
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      showChecking();
      void check(textsOf(entry)).then(showCheck, (error) => showNoCheck(reasonOf(error)));
    },
  });
}

/** Returns an error that Sveltia CMS shows with its words, keeping what was typed. */
const refusal = (reasons: readonly string[]) =>
  new Error("saving_failed", { cause: new Error(reasons.join("\n\n")) });
