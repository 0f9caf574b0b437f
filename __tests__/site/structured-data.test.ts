import { structuredData } from "../../src/site/structured-data";
import { everyDay, inMinutes, weeklyHours } from "../support/time/weekly-hours";

const pharmacy = {
  name: "Test Pharmacy",
  description: "A pharmacy in a test.",
  since: 2024,
  timeZone: "America/Chicago",
  phone: "(507) 555-0142",
  fax: "(507) 555-0143",
  email: "info@test-pharmacy.example",
  address: { street: "1 Test Street", city: "Northfield", state: "MN", zip: "55057" },
  location: { latitude: 44.5, longitude: -93.2 },
  hours: weeklyHours,
  specialHours: [{ date: "2026-12-25", hours: "Closed", reason: "Christmas Day" }],
};

const url = (path: string) => `https://www.test-pharmacy.example${path}`;

/** Structured data of the Contact page. */
function contactRecord(of: object, now?: number) {
  const page = {
    pharmacy: inMinutes({ ...pharmacy, ...of }),
    path: "/contact/",
    hasFullRecord: true,
    title: "Contact",
    url,
  };
  return structuredData(page, now)["@graph"][0];
}

test("the pharmacy says the facts of its page in schema.org's words", () => {
  const record = contactRecord(pharmacy);
  expect(record).toMatchObject({
    "@type": "Pharmacy",
    "@id": "https://www.test-pharmacy.example/#pharmacy",
    telephone: "+1-507-555-0142",
    faxNumber: "+1-507-555-0143",
    address: { streetAddress: "1 Test Street", postalCode: "55057", addressCountry: "US" },
    geo: { latitude: 44.5, longitude: -93.2 },
  });
});

test("a second address line is part of the street", () => {
  const record = contactRecord({
    ...pharmacy,
    address: { ...pharmacy.address, street2: "Suite 4" },
  });
  expect(record).toMatchObject({
    address: { streetAddress: "1 Test Street, Suite 4" },
  });
  expect(JSON.stringify(record)).not.toContain("department");
});

test("search engines learn which languages staff speak, and that of each home page", () => {
  expect(contactRecord({ ...pharmacy, spokenLanguages: ["en", "es"] })).toMatchObject({
    contactPoint: { telephone: "+1-507-555-0142", availableLanguage: ["en", "es"] },
  });
  const home = {
    pharmacy: inMinutes(pharmacy),
    path: "/es/",
    title: "Inicio",
    siteLanguage: "es",
    url,
  };
  expect(structuredData(home)["@graph"]).toContainEqual({
    "@type": "WebSite",
    name: "Test Pharmacy",
    url: "https://www.test-pharmacy.example/es/",
    inLanguage: "es",
  });
});

test("search engines learn which pages elsewhere are the pharmacy's, on the page with all facts", () => {
  const profiles = [{ url: "https://social.test-pharmacy.example/us" }];
  expect(contactRecord({ profiles })).toMatchObject({ sameAs: [profiles[0]?.url] });
  const other = { pharmacy: inMinutes({ ...pharmacy, profiles }), path: "/", title: "Home", url };
  expect(JSON.stringify(structuredData(other))).not.toContain("sameAs");
});

test("what the pharmacy does not have is no part of its record", () => {
  const bare = { ...pharmacy, since: null, fax: null, email: null };
  const record = JSON.stringify(contactRecord(bare));
  expect(record).toContain("telephone");
  expect(record).not.toMatch(/email|faxNumber|foundingDate|sameAs/);
});

test("hours, closed days and holidays are in the form that search engines read", () => {
  const record = contactRecord(pharmacy);
  expect(record).toHaveProperty(
    "openingHoursSpecification",
    expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: "Monday", opens: "09:00", closes: "19:00" }),
      expect.objectContaining({ dayOfWeek: "Saturday", opens: "09:00", closes: "14:00" }),
      expect.objectContaining({ dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" }),
      expect.objectContaining({
        validFrom: "2026-12-25",
        validThrough: "2026-12-25",
        opens: "00:00",
        closes: "00:00",
      }),
    ]),
  );
});

test("a department has the pharmacy's name before its own, and its own hours", () => {
  const departments = [
    { name: "Drive-thru", phone: null, hours: { ...weeklyHours, sunday: "24 hours" } },
  ];
  const record = contactRecord({ ...pharmacy, departments });
  expect(record).toHaveProperty("department", [
    expect.objectContaining({
      name: "Test Pharmacy Drive-thru",
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: "Sunday", opens: "00:00", closes: "23:59" }),
        expect.objectContaining({ validFrom: "2026-12-25", opens: "00:00", closes: "00:00" }),
      ]) as unknown,
    }),
  ]);
});

test("a department says what it is to search engines, if the pharmacy does", () => {
  const hours = { hours: weeklyHours };
  const departments = [
    { name: "Parcels", ...hours },
    { name: "Vaccine clinic", kind: "clinic", ...hours },
    { name: "Infusion pharmacy", kind: "pharmacy", ...hours },
    { name: "Gift shop", kind: "store", ...hours },
  ];
  const record = contactRecord({ ...pharmacy, departments });
  expect(record).toHaveProperty(
    "department",
    ["LocalBusiness", "MedicalClinic", "Pharmacy", "Store"].map(
      (type) => expect.objectContaining({ "@type": type }) as unknown,
    ),
  );
});

test("a department that never closes goes on through the store's night before a closed day", () => {
  const departments = [{ name: "Drive-thru", hours: everyDay("24 hours") }];
  const record = contactRecord({ ...pharmacy, hours: everyDay("8PM-2AM"), departments });
  expect(record).toHaveProperty("department", [
    expect.objectContaining({
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ validFrom: "2026-12-25", opens: "00:00", closes: "02:00" }),
      ]) as unknown,
    }),
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
  const { department } = contactRecord({ ...pharmacy, specialHours, departments }) as unknown as {
    department: { openingHoursSpecification: Record<string, string>[] }[];
  };
  const specialTimes = department.map(({ openingHoursSpecification }) =>
    openingHoursSpecification.flatMap(({ validFrom, opens, closes }) =>
      validFrom ? [`${validFrom} ${opens}-${closes}`] : [],
    ),
  );
  expect(specialTimes).toEqual([[], ["2026-11-27 11:00-13:00"], ["2026-11-27 10:00-12:00"]]);
});

test.each([
  [
    "a day with a break has two entries",
    "9AM-1PM, 2PM-6PM",
    [
      ["09:00", "13:00"],
      ["14:00", "18:00"],
    ],
  ],
  ["an evening that goes on ends at the next morning's time", "8PM-2AM", [["20:00", "02:00"]]],
  ["minutes have two digits", "9:05AM-7:30PM", [["09:05", "19:30"]]],
  ["a day of 24 hours is a whole day", "24 hours", [["00:00", "23:59"]]],
  ["a day that ends at midnight ends on itself", "9AM-12AM", [["09:00", "23:59"]]],
  ["a day by appointment has no entry", "By appointment", []],
])("%s", (_, friday, expected) => {
  const hours = { ...weeklyHours, friday };
  const record = contactRecord({ ...pharmacy, hours });
  expect(record).toHaveProperty(
    "openingHoursSpecification",
    expect.not.arrayContaining([
      expect.objectContaining({ dayOfWeek: "Friday", opens: "09:00", closes: "19:00" }),
    ]),
  );
  for (const [opens, closes] of expected) {
    expect(record).toHaveProperty(
      "openingHoursSpecification",
      expect.arrayContaining([expect.objectContaining({ dayOfWeek: "Friday", opens, closes })]),
    );
  }
});

const hoursFrom = [
  { date: "2027-06-01", hours: { ...everyDay("8AM-4PM"), sunday: "By appointment" } },
  { date: "2027-09-01", hours: weeklyHours },
];

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
  ["after the last one", "2028-01-01T00:00Z", ["2027-09-01 -"]],
])("%s each week that is not over has its days", (_, now, expected) => {
  const changing = { ...pharmacy, specialHours: [], hoursFrom };
  const record = contactRecord(changing, Date.parse(now)) as unknown as {
    openingHoursSpecification: Record<string, string>[];
  };
  const entries = record.openingHoursSpecification;
  const days = entries.map(
    ({ validFrom = "-", validThrough = "-" }) => `${validFrom} ${validThrough}`,
  );
  expect([...new Set(days)]).toEqual(expected);
  const inSummer = entries.filter(({ validFrom }) => validFrom === "2027-06-01");
  expect(inSummer.map(({ dayOfWeek, opens }) => `${dayOfWeek ?? ""} ${opens ?? ""}`)).toEqual(
    expected.length === 1
      ? []
      : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
          (day) => `${day} 08:00`,
        ),
  );
});

test("a special day by appointment is told as closed, so that the usual hours do not hold", () => {
  const specialHours = [{ date: "2026-12-24", hours: "By appointment", reason: "Christmas Eve" }];
  const record = contactRecord({ ...pharmacy, specialHours });
  expect(record).toHaveProperty(
    "openingHoursSpecification",
    expect.arrayContaining([
      expect.objectContaining({ validFrom: "2026-12-24", opens: "00:00", closes: "00:00" }),
    ]),
  );
});

test("other pages name the pharmacy, and lead to its full record", () => {
  const contact = contactRecord(pharmacy);
  const [about] = structuredData({
    pharmacy: inMinutes(pharmacy),
    path: "/about/",
    title: "About",
    url,
  })["@graph"];
  expect(contact).toMatchObject(about ?? {});
  expect(about).toHaveProperty("telephone", "+1-507-555-0142");
  expect(about).not.toHaveProperty("openingHoursSpecification");
});
