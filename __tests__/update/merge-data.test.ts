/** What an update makes of `data/`: the words that nobody touched follow the project, and the pharmacy's own stay. */
import { rmSync } from "node:fs";
import { formatProblems } from "../../src/content/problem";
import { offerNames } from "../../src/content/schema/features";
import { readText } from "../../src/content/write/values";
import type { Answers } from "../../tools/adopt/answers";
import { describeChanges } from "../../tools/update/describe-changes";
import { findChanges } from "../../tools/update/find-changes";
import { mergeData } from "../../tools/update/merge-data";
import type { Texts } from "../../tools/update/sample-files";
import { adoptCopy, answersWithout } from "../support/content/adopting";
import { contentCopy } from "../support/content/content-copy";
import { OLD_WORDS, yamlIn } from "../support/update/sample-versions";

const content = contentCopy({ languages: "all" });
const NOW = "2026-11-22T18:00:00Z";

const newSample = () => yamlIn("data");

/** Makes the copy the site of a pharmacy that adopted the older sample, and returns that sample. */
async function adoptOld(
  answers: Answers = { ...answersWithout(), languages: "en, es" },
): Promise<Texts> {
  for (const [file, now, then] of OLD_WORDS) content.replace(file, now, then);
  const sample = yamlIn(content.at(""));
  await adoptCopy(content, answers, Date.parse(NOW));
  return sample;
}

const site = () => yamlIn(content.at(""));

/** Writes what a merge makes into the copy, and returns the mistakes that the check finds. */
async function mistakesAfter(merged: Texts): Promise<string> {
  for (const path of site().keys()) if (!merged.has(path)) rmSync(content.at(path));
  for (const [path, text] of merged) content.write(path, text);
  return formatProblems((await content.check(NOW)).problems);
}

test("texts that nobody touched take the new words in each language, and the site stays valid", async () => {
  const old = await adoptOld();
  const { merged } = mergeData(old, newSample(), site());
  for (const [file, now, then] of OLD_WORDS) {
    expect(merged.get(file)).toContain(now);
    if (then && !now.includes(then)) expect(merged.get(file)).not.toContain(then);
  }
  expect(await mistakesAfter(merged)).toBe("");
});

test("a site whose first language is Spanish gets Spanish words in data/ and English ones in data/en/", async () => {
  const old = await adoptOld({ ...answersWithout(), languages: "es, en" });
  const { merged } = mergeData(old, newSample(), site());
  expect(merged.get("services/diabetic-care.yaml")).toContain("llame al 911. Con 70 o más");
  expect(merged.get("services/diabetic-care.yaml")).not.toContain("Repita los mismos pasos");
  expect(merged.get("en/services/diabetic-care.yaml")).toContain("after three times, call 911");
  expect(merged.get("labels.yaml")).toMatch(/^review: "(?!Tell)/m);
  expect(merged.get("en/labels.yaml")).toContain('review: "Tell others about us"');
  expect(await mistakesAfter(merged)).toBe("");
});

test("a text that lost its sentence about a fax takes the new words without that sentence", async () => {
  const old = await adoptOld({ ...answersWithout(["fax"]), languages: "en, es" });
  // As `adopt` of older versions did.
  content.replace("forms/refill.yaml", " Or fax it to {fax}.", "");
  expect(site().get("forms/refill.yaml")).toContain('"Bring in this page.');
  const { merged } = mergeData(old, newSample(), site());
  expect(merged.get("forms/refill.yaml")).toContain('"Bring this page in.');
  expect(merged.get("forms/refill.yaml")).not.toContain("fax it to");
});

test("own words, comments, pages and deletions stay", async () => {
  const old = await adoptOld();
  content.replace(
    "when-closed.yaml",
    /"Thoughts of suicide.*"/,
    '"Our county line, day and night"',
  );
  content.write("footer.yaml", `# Ana looks after this file.\n${content.text("footer.yaml")}`);
  content.write("own-pages/our-story.yaml", content.text("own-pages/questions.yaml"));
  content.remove("services/wellness-services.yaml");
  content.remove("es/services/wellness-services.yaml");
  const before = site();
  const { merged } = mergeData(old, newSample(), before);
  expect(merged.get("when-closed.yaml")).toContain("Our county line, day and night");
  expect(merged.get("footer.yaml")).toMatch(/^# Ana looks after this file\.\n/);
  expect(merged.get("own-pages/our-story.yaml")).toBe(before.get("own-pages/our-story.yaml"));
  expect([...merged.keys()]).not.toContain("services/wellness-services.yaml");
  expect([...merged.keys()]).not.toContain("es/services/wellness-services.yaml");
});

test("facts of the sample stay out: hours, plans, news, and answers about offers", async () => {
  const old = await adoptOld();
  const now = newSample();
  const pharmacy = now.get("pharmacy.yaml") ?? "";
  now.set(
    "pharmacy.yaml",
    pharmacy
      .replace('sunday: "Closed"', 'sunday: "10AM-2PM"')
      .replace("\noffers:\n", '\noffers:\n  rsvVaccine: "yes"\n'),
  );
  now.set("announcements.yaml", 'announcements:\n  - title: "News of the sample"\n');
  const before = site();
  const data = mergeData(old, now, before);
  const facts = (texts: Texts) => readText(texts.get("pharmacy.yaml") ?? "", undefined);
  expect(facts(data.merged)).toEqual(facts(before));
  expect([...data.merged.keys()]).not.toContain("announcements.yaml");
  expect(findChanges(data).newOffers).toEqual(["rsvVaccine"]);
});

test("an offer that the site's own pages made before is answered, so that they stay", async () => {
  const file = "services/immunizations.yaml";
  content.replace("pharmacy.yaml", /^offers:\n(?: .*\n)+/m, "");
  content.replace(file, /^needs: .*\n/m, "");
  const old = await adoptOld({ ...answersWithout(offerNames), languages: "en, es" });
  const now = newSample();
  const data = mergeData(old, now, site());
  expect(data.merged.get(file)).toContain('needs: "vaccines"');
  expect(data.merged.get("pharmacy.yaml")).toMatch(/^offers:\n {2}vaccines: "yes"\n(?! )/m);
  const report = describeChanges(findChanges(data), "2026-11-01", false);
  expect(report).toContain("answers them with yes: vaccines.");
  expect(report).toMatch(/New offers, \d+: .*screenings/);
});

test("a page that the project adds comes only with an offer that somebody has to answer", async () => {
  const old = await adoptOld();
  const now = newSample();
  const page = now.get("services/immunizations.yaml")?.replace(/^needs: .*\n/m, "") ?? "";
  now.set("services/new-promise.yaml", page);
  now.set("services/new-offer.yaml", `needs: "rsvVaccine"\n${page}`);
  const { merged } = mergeData(old, now, site());
  expect([...merged.keys()]).toContain("services/new-offer.yaml");
  expect([...merged.keys()]).not.toContain("services/new-promise.yaml");
});

test("what the project deleted goes, unless the pharmacy changed it", async () => {
  const old = new Map(await adoptOld());
  const page = content.text("own-pages/questions.yaml");
  const own = page.replace(/^title: .*/m, 'title: "What people ask us in Burlington"');
  for (const [name, text] of [
    ["untouched", page],
    ["changed", own],
  ] as const) {
    old.set(`own-pages/${name}.yaml`, page);
    content.write(`own-pages/${name}.yaml`, text);
  }
  const { merged } = mergeData(old, newSample(), site());
  expect([...merged.keys()]).not.toContain("own-pages/untouched.yaml");
  expect(merged.get("own-pages/changed.yaml")).toBe(own);
});

test("links to pages that a site does not have stay out", async () => {
  const old = await adoptOld();
  content.remove("services/wellness-services.yaml");
  content.remove("es/services/wellness-services.yaml");
  const now = newSample();
  const footer = now.get("footer.yaml") ?? "";
  const home = '    - label: "Home"\n';
  const link = '    - label: "A new way"\n      path: "/services/wellness-services/"\n';
  now.set("footer.yaml", footer.replace(home, link + home));
  const { merged } = mergeData(old, now, site());
  expect(now.get("footer.yaml")).toContain("A new way");
  expect(merged.get("footer.yaml")).not.toContain("A new way");
});

test("a key that the project took out goes, in each language", async () => {
  const old = new Map(await adoptOld({ ...answersWithout(), languages: "es, en" }));
  const withOldKey = (text = "") => `calendar: "Follow in your calendar"\n${text}`;
  for (const path of ["labels.yaml", "en/labels.yaml"])
    content.write(path, withOldKey(content.text(path)));
  for (const path of ["labels.yaml", "es/labels.yaml"]) old.set(path, withOldKey(old.get(path)));
  const { merged } = mergeData(old, newSample(), site());
  expect(merged.get("labels.yaml")).not.toContain("calendar:");
  expect(merged.get("en/labels.yaml")).not.toContain("calendar:");
});

test("the report begins with safety, and shows own words beside those that changed", async () => {
  const old = await adoptOld();
  content.replace(
    "when-closed.yaml",
    /"Thoughts of suicide.*"/,
    '"Our county line, day and night"',
  );
  const changes = findChanges(mergeData(old, newSample(), site()));
  const report = describeChanges(changes, "2026-11-01", false);
  const order = ["Safety, 1:", "Privacy,", "What you promise", "Other: "].map((part) =>
    report.indexOf(part),
  );
  const found = order.filter((position) => position >= 0);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  const line = content.lineOf("services/diabetic-care.yaml", "Still below 70?");
  expect(report).toContain(
    [
      `  data/services/diabetic-care.yaml:${line}`,
      "    was: Still below 70? Do it again.",
      "    now: Still below 70? Do it again; after three times, call 911. At 70 or above, eat something.",
      "    Also in Spanish.",
    ].join("\n"),
  );
  expect(report).toContain("    yours: Our county line, day and night");
  expect(report).toContain("    was:   Thoughts of suicide, or a crisis (call)");
  expect(report).toContain("    now:   Thoughts of suicide, or a crisis (call or text)");
  expect(changes.unconfirmed.get("es")).toContain("services/diabetic-care.yaml");
});

test("the report leaves out words of an offer that the pharmacy does not make, in each language", async () => {
  const offers = ["setup", "outreach"] as const;
  const old = await adoptOld({ ...answersWithout(offers), languages: "en, es" });
  const now = newSample();
  const change = (file: string, from: string, to: string) =>
    now.set(file, (now.get(file) ?? "").replace(from, to));
  change(
    "services/durable-medical-equipment.yaml",
    "and set it up{setup?}",
    "and build it{setup?}",
  );
  change(
    "es/services/durable-medical-equipment.yaml",
    "lo instalamos{setup?}",
    "lo armamos{setup?}",
  );
  change("services/health-screenings.yaml", "We come to your workplace", "We visit your workplace");
  change("es/services/health-screenings.yaml", "Vamos a su", "Visitamos su");
  change("services/health-screenings.yaml", "Tell us which check", "Say which check");
  const report = describeChanges(findChanges(mergeData(old, now, site())), "2026-11-01", false);
  expect(report).toContain("now: Say which check");
  expect(report).not.toMatch(/build it|armamos|We visit|Visitamos/);
});

test("without a change, the report says so", async () => {
  await adoptOld();
  const same = site();
  const report = describeChanges(findChanges(mergeData(same, same, same)), "2026-11-01", false);
  expect(report).toBe("No word that patients read changed since 2026-11-01.");
});
