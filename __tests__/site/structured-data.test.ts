import { structuredData } from "../../src/site/structured-data";
import { siteData } from "../support/content/site-data";
import { everyDay, inMinutes, weeklyHours } from "../support/time/weekly-hours";

const { pharmacy } = siteData;

const url = (path: string) => `https://www.test-pharmacy.example${path}`;

const structuredDataOf = (of: object, page: object, now?: number) =>
  structuredData(
    { pharmacy: inMinutes({ ...pharmacy, ...of }), path: "/", title: "Home", url, ...page },
    now,
  )["@graph"];

interface Place {
  openingHoursSpecification: {
    dayOfWeek?: string;
    validFrom?: string;
    validThrough?: string;
    opens: string;
    closes: string;
  }[];
}

/** Structured data of the Contact page. */
const contactRecord = (of: object = {}, now?: number) =>
  structuredDataOf(of, { path: "/contact/", hasFullRecord: true }, now)[0] as unknown as Place & {
    department: (Place & { "@type": string; name: string })[];
  };

/** Hours as search engines read them: `Monday 09:00-19:00`, or `2026-12-25 00:00-00:00`. */
const hoursOf = (place?: Place) =>
  place?.openingHoursSpecification.map(
    ({ dayOfWeek, validFrom, opens, closes }) =>
      `${dayOfWeek ?? validFrom ?? ""} ${opens}-${closes}`,
  );

test("the pharmacy says the facts of its page in schema.org's words", () => {
  expect(contactRecord()).toMatchObject({
    "@type": "Pharmacy",
    "@id": "https://www.test-pharmacy.example/#pharmacy",
    telephone: "+1-507-555-0142",
    faxNumber: "+1-507-555-0143",
    address: { streetAddress: "1 Test Street", postalCode: "55057", addressCountry: "US" },
    geo: { latitude: 44.46, longitude: -93.16 },
  });
});

test("search engines learn which languages staff speak, and that of each home page", () => {
  expect(contactRecord({ spokenLanguages: ["en", "es"] })).toMatchObject({
    contactPoint: { telephone: "+1-507-555-0142", availableLanguage: ["en", "es"] },
  });
  expect(structuredDataOf({}, { path: "/es/", siteLanguage: "es" })).toContainEqual({
    "@type": "WebSite",
    name: "Test Pharmacy & Supply",
    url: "https://www.test-pharmacy.example/es/",
    inLanguage: "es",
  });
});

test("search engines learn where a page stands, by the names of the pages above it", () => {
  const page = { path: "/our-team/", title: "Our Team", trail: [{ label: "Home", path: "/" }] };
  expect(structuredDataOf({}, page)).toMatchObject([
    { "@type": "Pharmacy" },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: url("/") },
        { position: 2, name: "Our Team", item: url("/our-team/") },
      ],
    },
  ]);
});

test("search engines learn which pages elsewhere are the pharmacy's, on the page with all facts", () => {
  const profiles = [{ url: "https://social.test-pharmacy.example/us" }];
  expect(contactRecord({ profiles })).toMatchObject({ sameAs: [profiles[0]?.url] });
  expect(JSON.stringify(structuredDataOf({ profiles }, {}))).not.toContain("sameAs");
});

test("what the pharmacy does not have is no part of its record", () => {
  const absent = { since: null, fax: null, email: null, spokenLanguages: null };
  const record = JSON.stringify(contactRecord(absent));
  expect(record).toContain("telephone");
  expect(record).not.toMatch(/email|faxNumber|foundingDate|sameAs|department|contactPoint/);
});

test("hours, closed days and holidays are in the form that search engines read", () => {
  expect(hoursOf(contactRecord())).toEqual([
    "Monday 09:00-19:00",
    "Tuesday 09:00-19:00",
    "Wednesday 09:00-19:00",
    "Thursday 09:00-19:00",
    "Friday 09:00-19:00",
    "Saturday 09:00-14:00",
    "Sunday 00:00-00:00",
    "2026-12-25 00:00-00:00",
  ]);
});

test("a department has the pharmacy's name before its own, the pharmacy's address, and its own hours", () => {
  const departments = [{ name: "Drive-thru", hours: { ...weeklyHours, sunday: "24 hours" } }];
  const [driveThru] = contactRecord({ departments }).department;
  expect(driveThru?.name).toBe("Test Pharmacy & Supply Drive-thru");
  // Search engines ask for it in each record.
  expect(driveThru).toMatchObject({ address: { streetAddress: "1 Test Street" } });
  expect(hoursOf(driveThru)?.slice(-2)).toEqual(["Sunday 00:00-23:59", "2026-12-25 00:00-00:00"]);
});

test("a department says what it is to search engines, if the pharmacy does", () => {
  const kinds = [undefined, "clinic", "pharmacy", "store"];
  const departments = kinds.map((kind) => ({ name: "Parcels", kind, hours: weeklyHours }));
  expect(contactRecord({ departments }).department.map((record) => record["@type"])).toEqual([
    "LocalBusiness",
    "MedicalClinic",
    "Pharmacy",
    "Store",
  ]);
});

test("special hours open no department that is closed, and a special day can name its hours", () => {
  const closedOnFridays = { hours: { ...weeklyHours, friday: "Closed" } };
  const departments = [
    { name: "Drive-thru", ...closedOnFridays },
    { name: "Lab", hours: { ...weeklyHours, friday: "11AM-6PM" } },
    { name: "Clinic", ...closedOnFridays },
  ];
  const named = [{ name: "Clinic", hours: "10AM-12PM" }];
  const specialHours = [
    { date: "2026-11-27", hours: "9AM-1PM", reason: "A short day", departments: named },
  ];
  const specialTimes = contactRecord({ specialHours, departments }).department.map((record) =>
    hoursOf(record)?.filter((entry) => entry.startsWith("2026")),
  );
  expect(specialTimes).toEqual([[], ["2026-11-27 11:00-13:00"], ["2026-11-27 10:00-12:00"]]);
});

test.each([
  ["a day with a break has two entries", "9AM-1PM, 2PM-6PM", ["09:00-13:00", "14:00-18:00"]],
  ["an evening that goes on ends at the next morning's time", "8PM-2AM", ["20:00-02:00"]],
  ["minutes have two digits", "9:05AM-7:30PM", ["09:05-19:30"]],
  ["a day that ends at midnight ends on itself", "9AM-12AM", ["09:00-23:59"]],
  ["a day by appointment has no entry", "By appointment", []],
])("%s", (_, friday, expected) => {
  const hours = hoursOf(contactRecord({ hours: { ...weeklyHours, friday } }));
  expect(hours?.filter((entry) => entry.startsWith("Friday"))).toEqual(
    expected.map((time) => `Friday ${time}`),
  );
});

test.each([
  [
    "before a change",
    "2027-01-15T12:00Z",
    ["- 2027-05-31", "2027-06-01 2027-08-31", "2027-09-01 -"],
  ],
  [
    "on the last day in the pharmacy",
    "2027-09-01T04:00Z",
    ["2027-06-01 2027-08-31", "2027-09-01 -"],
  ],
])("%s each week that is not over has its days", (_, now, expected) => {
  const hoursFrom = [
    { date: "2027-06-01", hours: everyDay("8AM-4PM") },
    { date: "2027-09-01", hours: weeklyHours },
  ];
  const entries = contactRecord(
    { specialHours: [], hoursFrom },
    Date.parse(now),
  ).openingHoursSpecification;
  const days = entries.map(
    ({ validFrom = "-", validThrough = "-" }) => `${validFrom} ${validThrough}`,
  );
  expect([...new Set(days)]).toEqual(expected);
  const inSummer = entries.filter(({ validFrom }) => validFrom === "2027-06-01");
  expect(inSummer.map(({ opens }) => opens)).toEqual(Array<string>(7).fill("08:00"));
});

test("a special day by appointment is told as closed, so that the usual hours do not hold", () => {
  const specialHours = [{ date: "2026-12-24", hours: "By appointment", reason: "Christmas Eve" }];
  expect(hoursOf(contactRecord({ specialHours }))).toContain("2026-12-24 00:00-00:00");
});

test("other pages name the pharmacy, and lead to its full record", () => {
  const [about] = structuredDataOf({}, { path: "/about/" });
  expect(contactRecord()).toMatchObject(about ?? {});
  expect(about).toMatchObject({
    name: "Test Pharmacy & Supply",
    telephone: "+1-507-555-0142",
    address: { streetAddress: "1 Test Street" },
  });
  expect(about).not.toHaveProperty("openingHoursSpecification");
});
