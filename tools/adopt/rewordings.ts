/** Rewordings of the sample's texts for a pharmacy without some features. */
import type { FeatureKey } from "../../src/content/rules/features";

interface Rewording {
  /** Features that must all be absent. */
  without: readonly FeatureKey[];
  /** Part of a text in the sample. */
  from: string;
  /** Replacement. Without it, the list entry with the text is removed. */
  to?: string;
}

const without = (...features: FeatureKey[]) => {
  return (from: string, to?: string): Rewording => ({ without: features, from, to });
};

const noYear = without("since");
const noFax = without("fax");
const noEmail = without("email");
const noFaxOrEmail = without("fax", "email");
const noStore = without("storefrontUrl");
const noBooking = without("bookingUrl");
const noOtherSite = without("storefrontUrl", "bookingUrl");
const noContactForm = without("contactForm");
const noWayToWrite = without("email", "contactForm");
const noProducts = without("otc");
const noEquipment = without("equipment");
const noCatalog = without("otc", "equipment");

/** Applied in this order: rewordings for two absent features come first. */
export const REWORDINGS: readonly Rewording[] = [
  noOtherSite("Maps and our other sites", "Maps"),
  noOtherSite("Our online store and our vaccine booking site are separate websites"),
  noStore(
    "Our online store and our vaccine booking site are separate websites with privacy rules of their own.",
    "Our vaccine booking site is a separate website with privacy rules of its own.",
  ),
  noBooking(
    "Our online store and our vaccine booking site are separate websites with privacy rules of their own.",
    "Our online store is a separate website with privacy rules of its own.",
  ),

  noYear(" We have served this community since {since}.", ""),
  noYear("that has served {city} since {since}.", "that serves {city}."),
  noYear(
    "We have served {city} since {since}. In that time we have filled",
    "We serve {city}. We have filled",
  ),
  noYear("We have served {city} since {since}.", "We serve {city}."),

  noContactForm("What the contact form sends"),
  noContactForm("Both forms go to", "The form goes to"),
  noContactForm("To deliver the forms as email", "To deliver the form as email"),
  noWayToWrite("Call, come by, or write.", "Call or come by."),
  noWayToWrite("get directions, or write to us.", "and get directions."),
  noWayToWrite("fill in a form, write, or call.", "fill in a form or call."),
  without("compoundedTime")("{compoundedTime}"),

  noFaxOrEmail("hours, phone, fax, and email in", "hours, and phone in"),
  noFax("phone, fax, and email", "phone, and email"),
  noFax("Call {phone}, send a fax to {fax}, or come", "Call {phone} or come"),
  noFax("bring it in or fax it to {fax}.", "bring it in."),
  noFax("Print for fax", "Print this form"),
  noFax("fax this page to {fax} or bring it in.", "bring this page in."),
  noFax("that you can fax or bring in.", "that you can bring in."),
  noFax("print it, and fax it or bring it in.", "print it, and bring it in."),

  noEmail("phone, fax, and email", "phone, and fax"),
  noEmail("our own mailbox, {email}.", "our own mailbox."),
  noEmail("Forms and email are not", "Forms are not"),
  noEmail("Write {email}, and we will call you.", "Write none@example.com, and we will call you."),
  noEmail("all us, or write to {email}.", "all us."),
  noEmail("Call or email us", "Call us"),
  noEmail(
    "Write below, and open your message as an email to us. Please leave out medical details and insurance numbers: for those, call.",
    "Please call us.",
  ),
  noEmail("paste it into an email.", "paste it into a note."),
  noEmail("into an email or a note.", "into a note."),

  noStore("Shop our online store from home"),
  noStore("Order everyday supplies from our online store"),

  noBooking("Book a time online, or call {phone}.", "Call {phone} to choose a time."),
  noBooking("Book online, see what to bring,", "See what to bring,"),
  noBooking("Book a time", "Choose a time"),
  noBooking("Book a screening", "Plan a screening"),
  noBooking("Pick a time online.", "Call {phone} and pick a time."),

  noCatalog(
    "health screenings, diabetes supplies, home medical equipment, and over-the-counter medicine.",
    "health screenings, and diabetes supplies.",
  ),
  noProducts(
    "home medical equipment, and over-the-counter medicine.",
    "and home medical equipment.",
  ),
  noProducts("OTC Medications"),

  noEquipment("home medical equipment, and over-the-counter", "and over-the-counter"),
  noEquipment(
    "questions about supplies, equipment, and screenings",
    "questions about supplies and screenings",
  ),
  noEquipment(
    "fitted walkers for their great-grandparents",
    "sorted pills for their great-grandparents",
  ),
  noEquipment("Supplies and equipment that", "Supplies that"),
  noEquipment(
    "iabetes, wound care, mobility, and compression",
    "iabetes, wound care, and compression",
  ),
  noEquipment("diabetes, wounds, mobility, and daily care", "diabetes, wounds, and daily care"),
  noEquipment("Mobility aids"),
  noEquipment("Home equipment"),
];

/**
 * Rewords a text for a pharmacy without some features.
 *
 * @returns `undefined` if the text has to go
 */
export function reworded(text: string, absent: readonly FeatureKey[]): string | undefined {
  let current = text;
  for (const { without, from, to } of REWORDINGS) {
    if (!current.includes(from) || !without.every((feature) => absent.includes(feature))) continue;
    if (to === undefined) return undefined;
    current = current.replace(from, to);
  }
  return current;
}
