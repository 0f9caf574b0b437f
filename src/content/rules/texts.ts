/** Texts that pages would show wrongly: braces without a fact, markup, typed facts, and text that YAML cuts off. */
import * as z from "zod";
import { onceFor } from "../../lib/once-for";
import { digitsOf } from "../../lib/phone-number";
import {
  factNames,
  type FactSource,
  factsOf,
  unknownFacts,
  withoutFacts,
  withoutNeeds,
} from "../facts";
import { at } from "../problem";
import type { ContentText } from "../read/content-file";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import { schemaAt } from "../schema/inspect-schema";
import { nearest, withKnownBraces } from "./did-you-mean";
import { type CheckedFiles, eachText, firstOf, type Rule } from "./rule";

const namesFacts = ({ fieldType }: ContentText) => fieldType === "text" || fieldType === "label";

const factList = `{${factNames.join("}, {")}}`;

/** HTML tags, comments and entities; Markdown's links, bold text and headings. */
const MARKUP =
  /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);|\[[^\]]*\]\([^)]*\)|(\*\*|__)(?=\S).*?\S\1|^#{1,6}\s/is;

/** Reports problems in single texts. Of one text only the first kind. */
export const textErrors = eachText<CheckedFiles>("error", (found, { names }) => {
  const { say } = names;
  const { text, fieldType, path } = found;
  const hasFacts = namesFacts(found);
  const wrongFacts = hasFacts ? unknownFacts(text) : [];
  if (wrongFacts.length > 0) {
    return wrongFacts.map((name) => {
      const meant = nearest(name, factNames);
      return {
        message: say("The site cannot fill in {{name}}.", { name }),
        fix: meant
          ? say("Did you mean {{name}}?", { name: meant })
          : say("It fills in: {facts}.", { facts: factList }),
        instead: withKnownBraces(text, factNames),
      };
    });
  }
  const [markup] = (WORD_FIELD_TYPES.includes(fieldType) && MARKUP.exec(text)) || [];
  return firstOf(
    hasFacts &&
      /[{}]/.test(withoutFacts(text)) && {
        message: say("A brace stands alone here, and patients would see it."),
        fix: say("Braces come in pairs, around what the site fills in: {facts}.", {
          facts: factList,
        }),
      },
    !hasFacts &&
      fieldType !== "sentence" &&
      /[{}]/.test(fieldType === "other-name" ? withoutNeeds(text) : text) && {
        message: say("Braces are not filled in here."),
        fix: say("Write the words themselves."),
      },
    // Codes, file names and addresses must match exactly.
    !hasFacts &&
      text !== text.trim() && {
        message: say("There is a space or a new line before or after this text."),
        fix: say('Write it without: "{text}".', { text: text.trim() }),
        instead: text.trim(),
      },
    markup !== undefined && {
      message: say('Pages show texts as they are, so patients would see "{markup}".', { markup }),
      fix: say("Write the words alone."),
      inYaml: "Pages read neither HTML nor Markdown.",
    },
    path.at(-1) === "alt" &&
      /\.(webp|jpe?g|png|avif|heic|gif)$/i.test(text.trim()) && {
        message: say("The name of a file tells nothing to a patient who cannot see the picture."),
        fix: say("Say what the picture shows, for example {example}.", {
          example: names.written("alt", say("Folding walker with two rubber hand grips")),
        }),
      },
  );
});

/** Asks about lists, tables and paragraphs in one text, such as those pasted from Word: pages show it as one line. */
export const lostLines = eachText<CheckedFiles>(
  "warning",
  ({ text }, { names }) =>
    /[\t\n\v\f\r\u2028]/.test(text.trim()) && {
      message: names.say("Pages show this text in one piece, without its new lines and tabs."),
      fix: names.say("Write it as sentences. Parts of a list, and paragraphs, need a place each."),
      instead: text.trim().replaceAll(/\s+/g, " "),
    },
);

/**
 * Reports texts without quotes that lose what follows a `#`, and asks where it may be a note, as in
 * `555 Main St # 200`. Asks about curly quotes around a whole text, which are no quotes to YAML.
 */
export const writtenTexts: Rule<CheckedFiles> = ({ files, names: { say } }, report) => {
  for (const { source, texts, schema, value } of files) {
    for (const { path } of texts) {
      const place = at(source, ...path);
      const written = source.writtenAt(path) ?? "";
      const [, inside] = /^[“”„‘’](.+)[“”‘’]$/su.exec(written) ?? [];
      report.warning(
        place,
        inside !== undefined && {
          message: say("Patients would read the quotes around this text: {text}.", {
            text: written,
          }),
          fix: say('Write it without: "{text}".', { text: inside }),
          instead: inside,
          inYaml: "In YAML, put it in straight ones.",
        },
      );
      const comment = source.commentAfter(path);
      if (comment === undefined) continue;
      const whole = `${written} #${comment}`;
      const advice = {
        message: say('Patients would read only "{text}".', { text: written }),
        fix: say("If more belongs to it, write all of it again: {text}", { text: whole }),
        instead: whole,
      };
      const type = schemaAt(schema, path, value);
      // Comments that people write have a space after the #.
      if (!/^\s/.test(comment)) {
        const inYaml = `Without quotes this text ends before the #. Put it in double quotes: "${whole}".`;
        report.error(place, { ...advice, inYaml });
      } else if (type && z.safeParse(type, whole).success) {
        const inYaml = `Without quotes this text ends before the #. If what follows belongs to it, put both in double quotes: "${whole}". If it is a note, write it on a line above.`;
        report.warning(place, { ...advice, inYaml });
      }
    }
  }
};

/** Facts that people know by heart and type into texts. */
const TYPED_FACTS = ["phone", "fax", "servicesDeskPhone", "email"] as const;

/** US phone numbers in any notation. */
export const PHONE_NUMBER = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-./ ]?)\d{3}[-. ]?\d{4}(?!\d)/g;
const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]+/;
const PHONE_OR_EMAIL = new RegExp(`${PHONE_NUMBER.source}|${EMAIL.source}`, "gi");

const nationalDigitsOf = (number: string) => digitsOf(number).slice(-10);

const isSameFact = (written: string, fact = "") =>
  written.includes("@")
    ? written.toLowerCase() === fact.toLowerCase()
    : nationalDigitsOf(written) === nationalDigitsOf(fact);

const ownFacts = onceFor((pharmacy: FactSource) => factsOf(pharmacy));

/** Asks about phone numbers and email addresses that a text could name as facts: they stay when the fact changes. */
export const typedFacts = eachText("warning", (found, { pharmacy, names }) => {
  if (!pharmacy || !namesFacts(found)) return undefined;
  return [...found.text.matchAll(PHONE_OR_EMAIL)].map(([written]) => {
    const facts = ownFacts(pharmacy.value);
    const name = TYPED_FACTS.find((fact) => isSameFact(written, facts[fact]));
    return (
      name && {
        message: names.say(
          "{text} is written out here, and would stay when you change it in {file}.",
          { text: written, file: names.file("data/pharmacy.yaml") },
        ),
        fix: names.say("Write {{name}} in its place.", { name }),
        instead: found.text.replace(written, () => `{${name}}`),
      }
    );
  });
});
