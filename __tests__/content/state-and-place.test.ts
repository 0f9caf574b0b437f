import { usStates } from "../../src/content/schema/us-states";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const northfield = { latitude: 44.4549, longitude: -93.161 };

/** Moves the pharmacy. */
function moveTo(state: string, timeZone: string, latitude: number, longitude: number) {
  content.set("pharmacy.yaml", ["address", "state"], state);
  content.set("pharmacy.yaml", ["timeZone"], timeZone);
  content.set("pharmacy.yaml", ["location"], { latitude, longitude });
}

/** How many mistakes were found. */
const count = (problems: string) => problems.match(/^data\//gm)?.length ?? 0;

test.each([
  ["MN", "America/Chicago", 44.4549, -93.161],
  ["AZ", "America/Phoenix", 33.45, -112.07],
  // Window Rock: the Navajo Nation changes its clocks, the rest of Arizona does not.
  ["AZ", "America/Denver", 35.68, -109.05],
  ["IN", "America/Indiana/Indianapolis", 39.77, -86.16],
  // Evansville and Knox.
  ["IN", "America/Chicago", 37.97, -87.56],
  ["IN", "America/Indiana/Knox", 41.3, -86.62],
  ["MI", "America/Detroit", 42.33, -83.05],
  // Pensacola, El Paso, Malheur County, Coeur d'Alene.
  ["FL", "America/Chicago", 30.42, -87.22],
  ["TX", "America/Denver", 31.76, -106.49],
  ["OR", "America/Boise", 44.03, -116.96],
  ["ID", "America/Los_Angeles", 47.68, -116.78],
  // Phenix City keeps the time of Columbus, Georgia.
  ["AL", "America/New_York", 32.47, -85],
  ["AK", "America/Juneau", 58.3, -134.42],
  ["AK", "America/Adak", 51.88, -176.65],
  ["HI", "Pacific/Honolulu", 21.31, -157.86],
  ["PR", "America/Puerto_Rico", 18.47, -66.11],
  ["VI", "America/St_Thomas", 18.34, -64.93],
  ["GU", "Pacific/Guam", 13.47, 144.75],
  ["MP", "Pacific/Saipan", 15.19, 145.75],
  ["AS", "Pacific/Pago_Pago", -14.28, -170.7],
  ["AE", "Europe/Berlin", 49.44, 7.6],
])("a pharmacy in %s, in %s at %d, %d is valid", async (state, zone, latitude, longitude) => {
  moveTo(state, zone, latitude, longitude);
  expect(await content.problems()).toBe("");
});

test.each([
  ["a minus is missing", { ...northfield, longitude: 93.161 }, "Write longitude: -93.161."],
  ["a minus is too many", { ...northfield, latitude: -44.4549 }, "Write latitude: 44.4549."],
  [
    "the two are exchanged",
    { latitude: -93.161, longitude: 44.4549 },
    "In America the number with a minus is the longitude.",
  ],
  ["the place is in Iowa", { latitude: 41.59, longitude: -93.62 }, "is not in Minnesota"],
])("where %s, the check says what to write", async (_, location, fix) => {
  content.set("pharmacy.yaml", ["location"], location);
  const problems = await content.problems();
  expect(problems).toContain(fix);
  expect(count(problems)).toBe(1);
});

test("a longitude without its minus is shown on its own line", async () => {
  content.set("pharmacy.yaml", ["location", "longitude"], 93.161);
  expect(await content.problems()).toMatch(
    / {2}longitude: 93\.161\n.*\^\n {2}The longitude has no minus/,
  );
});

test.each([
  [{ latitude: -80.7, longitude: 35.2 }, "Write latitude: 35.2 and longitude: -80.7."],
  [{ latitude: 80.7, longitude: 35.2 }, "Write latitude: 35.2 and longitude: -80.7."],
  [{ latitude: -35.2, longitude: 80.7 }, "Write latitude: 35.2 and longitude: -80.7."],
])("numbers exchanged in the East are set right: %j", async (location, fix) => {
  moveTo("NC", "America/New_York", location.latitude, location.longitude);
  expect(await content.problems()).toContain(fix);
});

test("Guam has no minus, and who writes one hears it", async () => {
  moveTo("GU", "Pacific/Guam", 13.47, -144.75);
  const problems = await content.problems();
  expect(problems).toContain("The longitude has a minus");
  expect(problems).toContain("Write longitude: 144.75.");
});

test.each([
  ["America/New_York", 'Write timeZone: "America/Chicago".'],
  ["America/Regina", 'Write timeZone: "America/Chicago".'],
  ["Europe/Berlin", 'Write timeZone: "America/Chicago".'],
])("a pharmacy in Minnesota cannot keep the time of %s", async (zone, fix) => {
  content.set("pharmacy.yaml", ["timeZone"], zone);
  const problems = await content.problems();
  expect(problems).toContain(`Clocks in Minnesota do not show the time of ${zone}`);
  expect(problems).toContain(fix);
  expect(problems).toMatch(/^ {2}\| timeZone: /m);
});

test("a state with two time zones names both", async () => {
  moveTo("AZ", "America/Los_Angeles", 33.45, -112.07);
  expect(await content.problems()).toContain(
    'Write timeZone: "America/Phoenix" (Phoenix, Tucson, Flagstaff) or timeZone: "America/Denver" (the',
  );
});

test("a state that neither place nor time fits is one mistake", async () => {
  content.set("pharmacy.yaml", ["address", "state"], "NM");
  const problems = await content.problems();
  expect(problems).toContain("Neither the place on the map nor the time zone is New Mexico's.");
  expect(problems).toContain('state: "MN"');
  expect(count(problems)).toBe(1);
});

test.each([
  ["ZZ", ""],
  ["UK", ""],
  ["Minnesota", 'Did you mean "MN"?'],
  ["Minn.", 'Did you mean "MN"?'],
  ["mn", 'Did you mean "MN"?'],
  ["D.C.", 'Did you mean "DC"?'],
  ["West Virginia", 'Did you mean "WV"?'],
])("%s is refused as a state", async (state, meant) => {
  content.set("pharmacy.yaml", ["address", "state"], state);
  const problems = await content.problems();
  expect(problems).toContain(`"${state}" is not a two-letter state code.\n  ${meant}`);
  expect(problems).toContain('state: "MN"');
  expect(count(problems)).toBe(1);
});

test.each(["DC", "PR", "GU", "VI", "AS", "MP", "FM", "MH", "PW", "AA", "AE", "AP"])(
  "%s stands in addresses where others have a state",
  async (state) => {
    content.set("pharmacy.yaml", ["address", "state"], state);
    expect(await content.problems()).not.toContain("is not a two-letter state code");
  },
);

test("there are the fifty states, and no state twice", () => {
  expect(Object.keys(usStates)).toHaveLength(50 + 12);
  expect(new Set(Object.values(usStates)).size).toBe(50 + 12);
});

test.each([
  ["US/Central", "America/Chicago"],
  ["US/Pacific", "America/Los_Angeles"],
  ["US/Michigan", "America/Detroit"],
  ["CST", "America/Chicago"],
  ["CDT", "America/Chicago"],
  ["CT", "America/Chicago"],
  ["EST", "America/New_York"],
  ["MST", "America/Denver"],
  ["HST", "Pacific/Honolulu"],
  ["CST6CDT", "America/Chicago"],
  ["Central", "America/Chicago"],
  ["central time", "America/Chicago"],
  ["Central Standard Time", "America/Chicago"],
  ["Central Time (US & Canada)", "America/Chicago"],
  ["Arizona", "America/Phoenix"],
  ["Chicago", "America/Chicago"],
  ["New York", "America/New_York"],
  ["America/New York", "America/New_York"],
  ["America/NewYork", "America/New_York"],
  ["america/chicago", "America/Chicago"],
  ["America/Chigaco", "America/Chicago"],
  ["America-Chicago", "America/Chicago"],
  ["US/Chicago", "America/Chicago"],
  ["America/Central", "America/Chicago"],
])("%s is refused as a time zone, with the name that was meant", async (written, meant) => {
  content.set("pharmacy.yaml", ["timeZone"], written);
  const problems = await content.problems();
  expect(problems).toContain(`"${written}" is not the name of a time zone.`);
  expect(problems).toContain(`Did you mean "${meant}"?`);
  expect(count(problems)).toBe(1);
});

test("for a time zone that nobody can guess, there is a list to choose from", async () => {
  content.set("pharmacy.yaml", ["timeZone"], "GMT-6");
  const problems = await content.problems();
  expect(problems).not.toContain("Did you mean");
  expect(problems).toContain("America/Denver, America/Phoenix");
});
