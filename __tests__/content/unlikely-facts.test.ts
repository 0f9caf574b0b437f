/** Facts of a good form that cannot all be true, or that a slip explains better than a pharmacy does. */
import { stringify } from "yaml";
import { checkContent } from "../../src/content/check-content";
import { statesOfZip } from "../../src/content/rules/zip-prefixes";
import { type StateCode, usStates } from "../../src/content/schema/us-states";
import { contentCopy } from "../support/content/content-copy";
import { readSample } from "../support/content/sample-pharmacy";
import { weeklyHours } from "../support/lib/weekly-hours";

const content = contentCopy();
const NOW = Date.parse("2026-11-20T18:00:00Z");

const weeklyHoursInWinter = { ...weeklyHours, friday: "9AM-1PM" };

type Path = readonly (string | number)[];

/** A pharmacy whose facts are all as they should be, whatever the site's own are. */
const SOUND = {
  ...(readSample("pharmacy.yaml") as object),
  name: "Pine Street Pharmacy & Medical Supply",
  shortName: "Pine Street Pharmacy",
  since: 1987,
  website: "https://www.pine.example/",
  timeZone: "America/Chicago",
  address: { street: "12 Pine Street", city: "Northfield", state: "MN", zip: "55057" },
  location: { latitude: 44.4549, longitude: -93.161 },
  phone: "(507) 555-0142",
  fax: "(507) 555-0143",
  email: "info@pine.example",
  morePhones: [{ label: "Toll-free", number: "(800) 555-0142" }],
  hours: weeklyHours,
  specialHours: [
    { date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" },
    { date: "2026-12-25", hours: "Closed", reason: "Christmas Day" },
    { date: "2027-01-01", hours: "Closed", reason: "New Year's Day" },
  ],
  storefrontUrl: "https://shop.pine.example/",
  bookingUrl: "https://booking.pine.example/",
};

/** What the check says of the pharmacy after some changes, as `path of the line: message`. */
async function saidOf(changes: readonly (readonly [Path, unknown, message?: string])[]) {
  content.write(
    "pharmacy.yaml",
    stringify(SOUND, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 }),
  );
  for (const [path, value] of changes) content.set("pharmacy.yaml", path, value);
  const { problems, warnings } = await checkContent(content.root(), NOW);
  const told = (list: typeof problems) =>
    list
      .filter(({ file }) => file === "data/pharmacy.yaml")
      .map(({ message, fix }) => `${message} ${fix}`);
  return { problems: told(problems), warnings: told(warnings) };
}

/** Each change with what is said of it. None hides another: all are made at once. */
const UNLIKELY: readonly (readonly [Path, unknown, string])[] = [
  [["name"], "Pine Street", "The short name is longer than the name."],
  [["since"], 2062, "served since 2062, which is yet to come."],
  [["address", "street"], "12 Pine Street, #4, Northfield", 'Write street: "12 Pine Street, #4".'],
  [["address", "city"], "Northfield, MN", 'Write city: "Northfield".'],
  [["address", "zip"], "10001", "is one of New York, and the address is in Minnesota."],
  [["location"], { latitude: 44.5, longitude: -93.2 }, "can be miles from your door."],
  [["fax"], "(507) 555-0142", "Fax and phone are the same number."],
  [
    ["morePhones", 1],
    { label: "Refill line", number: "(507) 555-0142" },
    '"Refill line" has the same number as another one above.',
  ],
  [
    ["morePhones", 2],
    { label: "WhatsApp", number: "(507) 555-0147" },
    '"WhatsApp" opens a phone call. If it is for messages, add use: "whatsapp".',
  ],
  [
    ["morePhones", 3],
    { label: "Text line", number: "(507) 555-0148 ext. 3", use: "text" },
    "Messages cannot be sent to an extension.",
  ],
  [["address", "street2"], "Suite 4, Northfield", 'Write street2: "Suite 4".'],
  [["email"], "pine@gmial.com", 'Did you mean "pine@gmail.com"?'],
  [["storefrontUrl"], "https://www.pine.example/shop/", "This leads to this site itself"],
  [["bookingUrl"], "https://booking.pine.example/.", 'Write "https://booking.pine.example/".'],
  [["hours", "monday"], "9AM-10AM", "The whole Monday has 60 minutes here."],
  [["hours", "wednesday"], "12AM-5PM", "This Wednesday begins in the middle of the night."],
  [["hours", "saturday"], "9AM-12AM", "On Saturday alone you would be open until midnight"],
  [["readyTimes", "refill"], "20-10 minutes", 'Write "10-20"'],
  [["readyTimes", "newPrescription"], "15-20", 'Write "15-20 minutes": numbers and a unit'],
  [["readyTimes", "transfer"], "15-20 minutos", 'Write "15-20 minutes": numbers and a unit'],
  [["readyTimes", "specialOrder"], "about 1.5 hours", 'Write "15-20 minutes", or "2 hours"'],
  [
    ["seasonalHours"],
    [
      {
        name: "Summer hours",
        from: "August 31",
        through: "June 1",
        hours: { ...weeklyHours, friday: "9AM-1PM" },
      },
    ],
    'Are the two swapped? Then write from: "June 1" and through: "August 31".',
  ],
  [
    ["specialHours", 1, "date"],
    "2026-12-26",
    'Sat, December 26, 2026 is not Christmas Day. Write date: "2026-12-25"',
  ],
  [["specialHours", 2, "date"], "2072-01-01", "2072-01-01 is 46 years away."],
  [
    ["departments"],
    [
      {
        name: "Lab",
        hours: Object.fromEntries(Object.keys(SOUND.hours).map((day) => [day, "Closed"])),
      },
    ],
    "All seven days are closed here",
  ],
];

test("each unlikely fact is named, with what to write", async () => {
  const { problems, warnings } = await saidOf(UNLIKELY);
  expect(problems).toEqual([]);
  for (const [, , message] of UNLIKELY) {
    expect(warnings).toContainEqual(expect.stringContaining(message));
  }
  // Christmas and New Year's Day are asked for, since their entries are gone.
  const asked = warnings.filter((it) => /entr(?:y|ies) yet/.test(it));
  expect(warnings).toHaveLength(UNLIKELY.length + asked.length);
});

test("a department that has the fax number for its phone is told so, and not the fax", async () => {
  const lab = { name: "Lab", phone: SOUND.fax, hours: SOUND.hours };
  await saidOf([[["departments"], [lab]]]);
  const { warnings } = await checkContent(content.root(), NOW);
  const line =
    content.text("pharmacy.yaml").split("\n").lastIndexOf(`    phone: "${SOUND.fax}"`) + 1;
  expect(warnings).toEqual([expect.objectContaining({ line, message: "This is the fax number." })]);
});

test("of sound facts nothing is said, however rare they are", async () => {
  const { hours } = SOUND;
  expect(
    await saidOf([
      [["shortName"], SOUND.name.slice(0, 11)],
      [["address", "street"], "12 5th Street MN"],
      [["address", "street2"], "Urb. Las Gladiolas"],
      [["morePhones", 1], { label: "Text us", number: SOUND.phone, use: "text" }],
      [["morePhones", 2], { label: "TTY (text telephone)", number: "(800) 555-0143" }],
      [["email"], "pine@comcast.net"],
      [["bookingUrl"], "https://booking.pine.example/visit_(flu)?store=(4)"],
      [["hours"], { ...hours, friday: "24 hours", saturday: "12AM-2PM", sunday: "1PM-5PM" }],
      [
        ["departments"],
        [
          { name: "Lab", hours: { ...hours, monday: "By appointment", saturday: "Closed" } },
          { name: "Night window", hours: { ...hours, friday: "8PM-2AM" } },
          {
            name: "Late window",
            hours: Object.fromEntries(Object.keys(hours).map((day) => [day, "8AM-12AM"])),
          },
        ],
      ],
      [["specialHours", 3], { date: "2027-07-05", hours: "Closed", reason: "Independence Day" }],
      [["specialHours", 4], { date: "2027-12-24", hours: "9AM-7PM", reason: "Christmas Eve" }],
      [["specialHours", 5], { date: "2027-12-31", hours: "Closed", reason: "New Year's Day" }],
      [["specialHours", 6], { date: "2027-04-02", hours: "Closed", reason: "Inventory" }],
      [["readyTimes", "refill"], "24-48 hours"],
      [["readyTimes", "newPrescription"], "1-2 hours"],
      [["readyTimes", "transfer"], "by 5 PM"],
      [["readyTimes", "specialOrder"], "24-48 horas"],
      [["readyTimes", "compounded"], "2-4 days, since orders come by air"],
      [
        ["seasonalHours"],
        [
          { name: "Winter", from: "October 1", through: "April 30", hours: weeklyHoursInWinter },
          { name: "Fair", from: "August 1", through: "August 3", hours: weeklyHoursInWinter },
        ],
      ],
    ]),
  ).toEqual({ problems: [], warnings: [] });
});

test("a special day can name departments, and one that does not exist is refused", async () => {
  const departments = [
    { name: "Services desk", hours: "Closed" },
    { name: "Drive thru", hours: "9AM-11AM" },
  ];
  const { problems } = await saidOf([
    [["departments"], [{ name: "Drive-thru", hours: SOUND.hours }]],
    [["specialHours", 0, "departments"], departments],
  ]);
  expect(problems).toEqual([
    'There is no department "Drive thru". Did you mean "Drive-thru"? It can be: "Services desk", "Drive-thru".',
  ]);
});

test.each([
  ["12 Pine Street, Northfield, MN 55057", "12 Pine Street"],
  ["12 Pine Street, northfield MN", "12 Pine Street"],
  ["12 Pine Street 55057", "12 Pine Street"],
])("of the street %s only %s belongs there", async (street, alone) => {
  const { warnings } = await saidOf([[["address", "street"], street]]);
  expect(warnings).toEqual([expect.stringContaining(`Write street: "${alone}".`)]);
});

test("numbers in area codes that do not exist stop the build", async () => {
  const { problems } = await saidOf([
    [["phone"], "(555) 555-5555"],
    [["fax"], "(911) 555-0143"],
  ]);
  expect(problems).toEqual([
    expect.stringContaining("there is no area code 555."),
    expect.stringContaining("there is no area code 911."),
  ]);
});

test.each([
  [
    "WI",
    "55057",
    'Neither the place on the map nor the ZIP code is Wisconsin\'s. Both would fit state: "MN"',
  ],
  ["WI", "10001", "This place is not in Wisconsin"],
])(
  "a state %s that the place on the map and the ZIP code %s do not fit is one mistake",
  async (state, zip, message) => {
    const { problems, warnings } = await saidOf([
      [["address", "state"], state],
      [["address", "zip"], zip],
    ]);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(warnings).toEqual([]);
  },
);

/** Each value as staff may type it, with the form that is meant. */
const TYPED: readonly (readonly [Path, string, string])[] = [
  [["hours", "monday"], "9AM–7PM", "9AM-7PM"],
  [["hours", "tuesday"], "9 am to 7 pm", "9AM-7PM"],
  [["hours", "wednesday"], "9:30 a.m. - 1p.m. and 2 p.m. - 6 p.m.", "9:30AM-1PM, 2PM-6PM"],
  [["hours", "thursday"], "9a-Noon", "9AM-12PM"],
  [["hours", "friday"], "24/7", "24 hours"],
  [["phone"], "507-555-0142 x12", "(507) 555-0142 ext. 12"],
  [["fax"], "(507)\u00a0555\u20110143", "(507) 555-0143"],
  [["email"], "mailto:info@pine.example", "info@pine.example"],
  [["specialHours", 0, "date"], "11/26/2026", "2026-11-26"],
  [["specialHours", 1, "date"], "2026\u201312\u201325", "2026-12-25"],
  [["storefrontUrl"], "http://shop.pine.example/", "https://shop.pine.example/"],
  [["bookingUrl"], "www.booking.pine.example", "https://www.booking.pine.example"],
  [["address", "zip"], "55057\u20130001", "55057-0001"],
];

test("a value in another form is refused with the form that is meant", async () => {
  const { problems } = await saidOf(TYPED);
  expect(problems).toHaveLength(TYPED.length);
  for (const [, , meant] of TYPED) {
    expect(problems).toContainEqual(expect.stringContaining(`Did you mean "${meant}"?`));
  }
});

test("no form is guessed where nothing is meant for sure", async () => {
  const { problems } = await saidOf([
    [["hours", "monday"], "9-7"],
    [["phone"], "555-0142"],
    [["email"], "info@pine"],
    [["bookingUrl"], "mailto:info@pine.example"],
    [["specialHours", 0, "date"], "Thanksgiving"],
  ]);
  expect(problems).toHaveLength(5);
  expect(problems.filter((it) => it.includes("Did you mean"))).toEqual([]);
});

test.each(["info@pine..example", "info@pine.example.", "info@.example"])(
  "%s is no mailbox",
  async (address) => {
    const { problems } = await saidOf([[["email"], address]]);
    expect(problems).toEqual([expect.stringContaining("is not an email address")]);
  },
);

test.each([
  ["55057", "MN"],
  ["00501", "NY"],
  ["02108", "MA"],
  ["05501", "MA"],
  ["05602", "VT"],
  ["06390", "NY"],
  ["20001", "DC"],
  ["20147", "VA"],
  ["73301", "TX"],
  ["73949", "TX"],
  ["79901", "TX"],
  ["83414", "WY"],
  ["88510", "TX"],
  ["96799", "AS"],
  ["96950", "MP"],
  ["99801", "AK"],
] satisfies [string, StateCode][])("the ZIP code %s is used in %s", (zip, state) => {
  expect(statesOfZip(zip)).toContain(state);
});

test("every state and territory has ZIP codes, and nobody has those that begin with 000", () => {
  const prefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, "0"));
  const states = new Set(prefixes.flatMap((prefix) => statesOfZip(`${prefix}01`)));
  expect([...states].sort()).toEqual(Object.keys(usStates).sort());
  expect(statesOfZip("00001")).toEqual([]);
});
