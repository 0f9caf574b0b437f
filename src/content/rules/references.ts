/** Texts that name something else: a page, a part of it, a document, a contact point or a department. */
import * as z from "zod";
import { isPageFile, pageAddress } from "../languages/addresses";
import { originalFiles } from "../languages/language-content";
import { needOf } from "../languages/leave-out";
import { type Advice, inOneLine, type Names } from "../problem";
import type { PharmacyDocument } from "../read/content";
import type { ContentFile, ContentText } from "../read/content-file";
import { withoutData } from "../schema/content-files";
import { isOffer, type Offer, offerQuestions } from "../schema/features";
import { schemaAt, schemaIn } from "../schema/inspect-schema";
import { valueAt, type ValuePath } from "../schema/value-path";
import { nearest } from "./did-you-mean";
import { type Checked, eachText } from "./rule";
import { nameOf } from "./how-to-write";

type Pharmacy = PharmacyDocument["value"];

const departmentNames = ({ servicesDesk, departments = [] }: Pharmacy) =>
  [...(servicesDesk ? [servicesDesk] : []), ...departments].map(({ name }) => name);

/** Returns the valid values of `contact` in a banner or box. */
export const contactPointsOf = ({ departments = [] }: Pick<Pharmacy, "departments">): string[] => [
  "store",
  "servicesDesk",
  ...departments.flatMap(({ name, phone }) => (phone === undefined ? [] : name)),
];

/** Returns what to write: what was most likely meant, or something else. */
const meantOr = (meant: string | undefined, otherwise: string, { say }: Names) =>
  meant === undefined
    ? { fix: otherwise }
    : { fix: say('Did you mean "{value}"?', { value: meant }), instead: meant };

const canBe = (known: readonly string[]) =>
  `It can be: ${known.map((name) => `"${name}"`).join(", ")}.`;

function adviceOnContactPoint(name: string, pharmacy: Pharmacy, names: Names): Advice | undefined {
  const { say } = names;
  const file = names.file("data/pharmacy.yaml");
  const known = contactPointsOf(pharmacy);
  const inYaml = canBe(known);
  if (known.includes(name)) return undefined;
  if (pharmacy.departments?.some((department) => department.name === name)) {
    return {
      message: say('"{name}" has no phone number of its own in {file}.', { name, file }),
      fix: say("Add its phone there, or choose another one here."),
      inYaml,
    };
  }
  return {
    message: say(
      'No department is called "{name}" in {file}, so patients get the store\'s number here.',
      { name, file },
    ),
    ...meantOr(nearest(name, known), say("Choose another one."), names),
    inYaml,
  };
}

function adviceOnDepartment(name: string, pharmacy: Pharmacy, names: Names): Advice | undefined {
  const { say } = names;
  const known = departmentNames(pharmacy);
  if (known.includes(name)) return undefined;
  const message = say('There is no department "{name}".', { name });
  return known.length > 0
    ? {
        message,
        ...meantOr(nearest(name, known), say("Choose another one."), names),
        inYaml: canBe(known),
      }
    : {
        message,
        fix: say("Delete it here: no department has hours of its own."),
        inYaml: 'Only a services desk, or an entry of the list "departments" below, can have them.',
      };
}

/**
 * True if one address is likely a typo of the other. Compares only the words in which they differ:
 * `/services/foot-care/` and `/services/skin-care/` look alike, and are two pages.
 */
function isNear(one: string, other: string): boolean {
  const words = one.split(/[/-]/);
  const others = other.split(/[/-]/);
  while (words.length > 0 && words[0] === others[0]) {
    words.shift();
    others.shift();
  }
  while (words.length > 0 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  return nearest(words.join("-"), [others.join("-")]) !== undefined;
}

/** True for an entry of a list, and for a key that a file may leave out. */
function canBeDeleted({ schema, value }: ContentFile, path: ValuePath): boolean {
  const [group, step = ""] = [path.slice(0, -1), path.at(-1)];
  const described = schemaAt(schema, group, value);
  const at = described && schemaIn(described, step, valueAt(value, group));
  return typeof step === "number" || at instanceof z.ZodOptional;
}

/** Says what to do with a link to a page that was deleted. Where a link is required, all of its entry goes. */
function adviceOnDeletedPage({ file, path }: ContentText, { files, names }: Checked): string {
  const link = path.slice(0, -1);
  const source = files.find((each) => each.source.file === file);
  const part = link
    .map((_, index) => link.slice(0, link.length - index))
    .find((above) => source && canBeDeleted(source, above));
  if (!part) return names.say("Lead the link to another page.");
  return part.length === link.length
    ? names.say("Delete the link, or lead it to another page.")
    : names.say("Delete {name}, or lead its link to another page.", { name: nameOf(names, part) });
}

/** Returns the offer with which a page would be published; none for a page that does not exist. */
function offerOf(page: string, content: Checked): Offer | undefined {
  const originals = originalFiles(content);
  const file = originals.find(
    ({ path }) => isPageFile(path) && pageAddress(path, originals) === page,
  );
  const offer = file && needOf(file.value);
  return isOffer(offer) ? offer : undefined;
}

function adviceOnLink(found: ContentText, content: Checked): Advice | undefined {
  const { text: link } = found;
  const { pages, names } = content;
  const { say } = names;
  const [page = "", part] = link.split("#");
  const parts = pages.get(page);
  if (!parts && link.startsWith("/files/")) {
    const documents = [...pages.keys()].filter((address) => address.startsWith("/files/"));
    return {
      message: say("There is no PDF {address} on this site.", { address: link }),
      ...meantOr(nearest(link, documents), say("Delete the link, or have the PDF added."), names),
      inYaml: `Its place is static${link}.`,
    };
  }
  if (!parts) {
    const addresses = [...pages.keys()].filter((address) => address.endsWith("/"));
    const alike = addresses.filter((address) => isNear(page, address));
    const offer = offerOf(page, content);
    const message = say("There is no page {address} on this site.", { address: page });
    const advice = adviceOnDeletedPage(found, content);
    if (!offer) return { message, ...meantOr(nearest(page, alike), advice, names) };
    const question = say(offerQuestions[offer]);
    const answer = say("Or answer the question: {question}", { question });
    return { message, fix: inOneLine(advice, answer) };
  }
  if (part === undefined || parts.includes(part)) return undefined;
  const meant = nearest(part, parts);
  return {
    message: say("The page {address} has no part #{part}.", { address: page, part }),
    ...meantOr(
      meant && `${page}#${meant}`,
      say('Link to the page as a whole: "{address}".', { address: page }),
      names,
    ),
    instead: meant ? `${page}#${meant}` : page,
  };
}

/** Reports links to what does not exist, on pages that show them. Links to pages that cannot be read are left out. */
export const brokenLinks = eachText("error", (found, content) => {
  const { fieldType, text } = found;
  const isLink = fieldType === "path" || text.startsWith("/files/");
  const isUnread = content.unreadPages.some((address) => text.startsWith(address));
  const isShown = !content.leaving.isLeftOut(withoutData(found.file), found.path);
  return isLink && !isUnread && isShown && adviceOnLink(found, content);
});

/**
 * Reports names of departments that do not exist. Pages give the store's number in place of theirs, so that the site can
 * be published after a department is taken out.
 */
export const unknownDepartments = eachText("warning", ({ fieldType, text }, content) => {
  const { pharmacy, names } = content;
  if (fieldType === "contact-point")
    return pharmacy && adviceOnContactPoint(text, pharmacy.value, names);
  return fieldType === "department" && pharmacy && adviceOnDepartment(text, pharmacy.value, names);
});
