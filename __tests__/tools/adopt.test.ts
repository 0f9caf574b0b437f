/** `npm run adopt` writes the answers and removes what the pharmacy does not have. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { DAYS } from "../../src/time/opening-hours";
import type { Answers } from "../../tools/adopt/answers";
import { loadContent } from "../../src/content/read/load-content";
import { siteContent } from "../../src/content/languages/site-content";
import { offerNames } from "../../src/content/schema/features";
import { readyTimeOf } from "../../tools/adopt/ready-time";
import { adoptCopy, answersWithout } from "../support/content/adopting";
import { contentCopy } from "../support/content/content-copy";
import { sampleFiles, sampleText } from "../support/content/sample-files";

const content = contentCopy();
const NOW = Date.parse("2026-11-01T12:00:00Z");

const adoptWithout = async (...names: (keyof Answers)[]) =>
  adoptCopy(content, answersWithout(names), NOW);

const read = (file: string) => readFileSync(content.at(file), "utf8");
const isThere = (file: string) => existsSync(content.at(file));
/** What the pages of the first language say. Names of fields are no words. */
const shown = async () => {
  const { content: site } = await loadContent(content.root());
  const words = [...siteContent(site, true)].filter(([path]) => path.startsWith("en"));
  return JSON.stringify(
    words
      // Of facts, labels and catalogs, pages show a part.
      .filter(([path]) => !/\/(?:labels|equipment|otc)\.yaml$/.test(path))
      .map(([path, value]) => (path.endsWith("pharmacy.yaml") ? value["description"] : value)),
  );
};
const pharmacy = () => parse(read("pharmacy.yaml")) as Record<string, unknown>;

test("the answers stand in data/, which has no mistake and says nothing to look at", async () => {
  const answers = { ...answersWithout(), street2: "Suite 4" };
  const { problems, warnings } = await adoptCopy(content, answers, NOW);
  expect([...problems, ...warnings]).toEqual([]);
  expect(pharmacy()).toMatchObject({
    name: "Cloudberry Drug & Home Care",
    shortName: "Cloudberry Drug",
    since: 1987,
    website: "https://www.example.com/",
    // Derived from the state.
    timeZone: "America/New_York",
    address: {
      street: "12 Harbor Road",
      street2: "Suite 4",
      city: "Burlington",
      state: "VT",
      zip: "05401",
    },
    location: { latitude: 44.4759, longitude: -73.2121 },
    phone: "(802) 555-4200",
    fax: "(802) 555-4201",
    email: "hello@example.com",
    hours: { monday: "8AM-8PM", friday: "8AM-8PM", saturday: "9AM-5PM", sunday: "Closed" },
    servicesDesk: {
      phone: "(802) 555-4202",
      hours: { saturday: "9AM-5PM" },
      note: "A phone line for questions about supplies and services.",
    },
    readyTimes: {
      newPrescription: { minutes: [20, 30] },
      refill: { minutes: [15] },
      transfer: { words: "the next day" },
      specialOrder: { words: "1-2 days" },
      compounded: { words: "2-3 days" },
    },
    storefrontUrl: "https://shop.example.com/",
    bookingUrl: "https://booking.example.com/",
    plans: [{ name: "Medicare Part D" }, { name: "Medicaid" }],
    delivery: {
      places: ["Burlington", "05403"],
      days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
      fee: "Free for orders of $25 or more; otherwise $4",
    },
  });
});

test("agreements say who was named, and since when there is one; EmailJS passes forms on by default", async () => {
  const agreements = () => parse(read("agreements.yaml")) as unknown;
  await adoptWithout();
  expect(agreements()).toEqual({
    mailService: { name: "EmailJS (https://www.emailjs.com)", since: "2026-12-01" },
    mailbox: { name: "Google Workspace" },
  });
  const { problems } = await adoptWithout(
    "mailService",
    "mailServiceSince",
    "mailbox",
    // It is gone already.
    "notCarried",
  );
  expect(problems).toEqual([]);
  expect(agreements()).toEqual({ mailService: { name: "EmailJS (https://www.emailjs.com)" } });
});

test("where a system takes transfers, no words send patients to a form of the site", async () => {
  const transferUrl = "https://transfers.example.com/";
  const { problems, warnings } = await adoptCopy(
    content,
    { ...answersWithout(), transferUrl },
    NOW,
  );
  expect([...problems, ...warnings]).toEqual([]);
  expect(pharmacy()).toMatchObject({ transferUrl });
  const files = sampleFiles.filter((file) => isThere(file) && !/^forms|privacy/.test(file));
  expect(files.filter((file) => /transfer form|form on our/.test(read(file)))).toEqual([]);
});

test.each([
  ["24-48 horas", { hours: [24, 48] }],
  ["1 to 2 hours", { hours: [1, 2] }],
  ["15 min.", { minutes: [15] }],
  ["20–10 minutos", { minutes: [10, 20] }],
  ["about 10 minutes", { words: "about 10 minutes" }],
  ["2 months", { words: "2 months" }],
])("a wait of %s is written as %j", (typed, time) => {
  expect(readyTimeOf(typed)).toEqual(time);
});

test("what the sample says of its own surroundings is gone, and so is its map", async () => {
  expect(isThere("images/map.svg")).toBe(true);
  const { map } = parse(read("pages/contact.yaml")) as { map: object };
  await adoptWithout();
  const adopted = parse(read("pages/contact.yaml")) as { map: object };
  expect(Object.keys(map)).toEqual(expect.arrayContaining(["drawing", "parking"]));
  expect(Object.keys(adopted.map)).toEqual(["heading", "text", "mapData", "interactiveMap"]);
  expect(isThere("images/map.svg")).toBe(false);
});

/** Facts of the sample that no question asks for, and that are wrong for any other pharmacy. */
const DROPPED = ["socialPicture", "identifiers", "apps"];

test("what nobody is asked for is gone", async () => {
  const hours = pharmacy().hours;
  const more = {
    departments: [{ name: "Drive-thru", hours }],
    ownHolidays: [{ name: "Juniper Day", date: "July 25" }],
    morePhones: [{ label: "TTY", number: "(507) 555-0149" }],
    hoursFrom: [{ date: "2027-06-01", hours }],
  };
  for (const [key, value] of Object.entries(more)) content.set("pharmacy.yaml", [key], value);
  const keys = [...DROPPED, ...Object.keys(more)];
  expect(Object.keys(pharmacy())).toEqual(expect.arrayContaining(keys));
  expect((await adoptWithout()).problems).toEqual([]);
  expect(Object.keys(pharmacy()).filter((key) => keys.includes(key))).toEqual([]);
});

test("the sample's notices and its help of one state are gone, and no page links to them", async () => {
  const notices = sampleFiles.filter((file) =>
    /^legalNotice:|type: "localHelp"/m.test(sampleText(file)),
  );
  expect(notices).toContain("own-pages/privacy-practices.yaml");
  const { problems } = await adoptWithout();
  expect(problems).toEqual([]);
  expect(notices.filter(isThere)).toEqual([]);
  expect(await shown()).not.toMatch(/\/privacy-practices\/|\/local-help\//);
});

test("the holidays to come are closed days, at a weekend on the day on which they are observed", async () => {
  await adoptWithout();
  expect(pharmacy().specialHours).toEqual([
    { date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" },
    { date: "2026-12-25", hours: "Closed", reason: "Christmas Day" },
    { date: "2027-01-01", hours: "Closed", reason: "New Year's Day" },
    { date: "2027-05-31", hours: "Closed", reason: "Memorial Day" },
    // July 4 is a Sunday, which is closed anyway.
    { date: "2027-07-05", hours: "Closed", reason: "Independence Day" },
    { date: "2027-09-06", hours: "Closed", reason: "Labor Day" },
    { date: "2027-11-25", hours: "Closed", reason: "Thanksgiving Day" },
    { date: "2027-12-25", hours: "Closed", reason: "Christmas Day" },
  ]);
});

test("a pharmacy that never closes does not close for the holidays", async () => {
  const always = Object.fromEntries(DAYS.map((day) => [day, "24 hours"]));
  await adoptCopy(content, { ...answersWithout(), ...always }, NOW);
  expect(pharmacy().specialHours).toContainEqual({
    date: "2026-12-25",
    hours: "24 hours",
    reason: "Christmas Day",
  });
});

test("comments stay, and every other line as it was", async () => {
  content.replace("pharmacy.yaml", /^phone: /m, "# The one at the counter.\nphone: ");
  content.replace("pharmacy.yaml", /^(email: .*)$/m, "$1 # read at noon");
  const before = content
    .text("pharmacy.yaml")
    .split("\n")
    .map((line) => line.split(":")[0]);
  await adoptWithout();
  expect(read("pharmacy.yaml")).toContain('# The one at the counter.\nphone: "(802) 555-4200"');
  expect(read("pharmacy.yaml")).toContain('email: "hello@example.com" # read at noon');
  const keys = content
    .text("pharmacy.yaml")
    .split("\n")
    .map((line) => line.split(":")[0]);
  const ofTop = (lines: typeof keys) => lines.filter((line) => /^[a-zA-Z#]/.test(line ?? ""));
  const isAsked = (line = "") => !DROPPED.includes(line);
  expect(ofTop(keys)).toEqual(ofTop(before).filter(isAsked));
});

/** `adopt-languages.test.ts` leaves out all of them at once. */
test.each<[string, (keyof Answers)[], RegExp]>([
  ["fax", ["fax"], /\{fax\}|\bfax this\b|by fax/],
  ["founding year", ["since"], /\{since\}/],
  ["online store", ["storefrontUrl"], /online store/i],
  ["booking site", ["bookingUrl"], /"booking"|booking site|book online|#book/i],
  [
    "compounding",
    ["compoundedTime"],
    /\{compoundedTime\}|compound(?:ed|ing)|mixed (?:for you|to order)/i,
  ],
  ["delivery", ["delivery"], /\{delivery\}|we deliver(?!")|local delivery/i],
  ["plans", ["plans"], /"plans"|\/insurance\//],
  ["refill form", ["refillForm"], /[Rr]efill request|Request a Refill/],
  ["contact form", ["contactForm"], /contact form|both forms|deliver the forms|Send Message/i],
  ["form or email", ["contactForm", "email"], /\{email\}|both forms|\bwrite\./i],
  ["fax and email", ["fax", "email"], /\{email\}|\{fax\}|phone, fax/],
  ["over-the-counter products", ["otc"], /over-the-counter|\bOTC\b|otc-network|allergy medicine/i],
  ["equipment", ["equipment"], /medical equipment|walker|mobility|durable-medical/i],
  ["setup", ["setup"], /set it up|put them together|Delivery and setup/],
  ["fitting", ["fitting"], /set the height|measure your legs|fit them to you/],
  ["repair", ["repair"], /we adjust, repair/i],
  ["outreach", ["outreach"], /your workplace|community events/i],
  ["automatic refill", ["automaticRefill"], /automatic refill/i],
  ["one pickup day", ["medSync"], /pickup day|make fewer trips/i],
  ["dose packs", ["dosePacks"], /packaging|packs marked/i],
  ["travel vaccines", ["travelVaccines"], /going abroad|travel vaccines|"Travel"/i],
  ["long visits", ["longVisits"], /longer visit|consultation services/i],
  ["vaccines", ["vaccines"], /immunizations|flu shot|due for a vaccine/i],
])("without %s, no page speaks of it or leads there", async (_, names, traces) => {
  expect(await shown()).toMatch(traces);
  const { problems, warnings } = await adoptWithout(...names);
  expect(problems).toEqual([]);
  // Who is not asked yet.
  const isOffer = (name: string) => offerNames.some((offer) => offer === name);
  expect(warnings.filter(({ path }) => !path?.includes("offers"))).toEqual([]);
  expect(warnings.length > 0).toBe(names.some(isOffer));
  expect(traces.exec(await shown())?.[0]).toBeUndefined();
});

test("a no is an answer: nobody asks again, and a later yes publishes what was left out", async () => {
  const { problems, warnings } = await adoptCopy(
    content,
    { ...answersWithout(), vaccines: "no", travelVaccines: "no" },
    NOW,
  );
  expect([...problems, ...warnings]).toEqual([]);
  expect(await shown()).not.toContain("/services/immunizations/");
  content.replace("pharmacy.yaml", 'vaccines: "no"', 'vaccines: "yes"');
  expect(await shown()).toContain("/services/immunizations/");
});

test("what is not carried is not in the catalogs, and a category of nothing goes", async () => {
  const answers = {
    ...answersWithout(),
    notCarried: "wheelchairs, Hospital bed, Bed rail, Overbed table",
  };
  const { problems } = await adoptCopy(content, answers, NOW);
  expect(problems).toEqual([]);
  const { categories } = parse(read("equipment.yaml")) as { categories: { name: string }[] };
  expect(categories.map(({ name }) => name)).toEqual(["Mobility Aids", "Bathroom Safety"]);
  expect(await shown()).not.toMatch(/wheelchair/i);
  await expect(
    adoptCopy(content, { ...answersWithout(), notCarried: "Rockets" }, NOW),
  ).rejects.toThrow('Nothing of the sample is called "Rockets".');
});

test("holidays have their usual hours in a pharmacy that does not close, and nobody asks for them", async () => {
  const answers = { ...answersWithout(), closedOnHolidays: "no" } as const;
  const { warnings } = await adoptCopy(content, answers, NOW);
  expect(warnings).toEqual([]);
  expect(pharmacy().specialHours).toContainEqual({
    date: "2026-12-25",
    hours: "8AM-8PM",
    reason: "Christmas Day",
  });
});

test("a holiday on a day by appointment is closed on that day", async () => {
  await adoptCopy(content, { ...answersWithout(), saturday: "By appointment" }, NOW);
  expect(pharmacy().specialHours).toContainEqual({
    date: "2027-12-25",
    hours: "Closed",
    reason: "Christmas Day",
  });
});

test("a link to the buttons for booking leads to their page once they are gone", async () => {
  content.set("pages/home.yaml", ["hero", "vaccination", "path"], "/services/immunizations/#book");
  expect((await adoptWithout("bookingUrl")).problems).toEqual([]);
  expect(await shown()).not.toContain("#book");
});
