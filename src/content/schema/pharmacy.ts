import * as z from "zod";
import {
  calendarDate,
  choice,
  color,
  dayHours,
  dayOfYearOrDate,
  decimal,
  departmentName,
  email,
  entryId,
  fax,
  label,
  languageCode,
  link,
  list,
  nameText,
  objectType,
  phone,
  picture,
  plainText,
  siteAddress,
  stateCode,
  text,
  timeZone,
  webAddress,
  wholeNumber,
  zipCode,
} from "./field-types";
import { offers } from "./offers";
import { isNpi } from "./npi";
import { DAYS } from "../../time/opening-hours";
import { modelBrand } from "../../styles/shades";

/** Characters. A longer name needs a fourth line beside the logo on a phone. */
const MAX_SHORT_NAME_LENGTH = 28;

const weeklyHours = objectType(
  "WeeklyHours",
  "Opening hours of each day of the week: 9AM-7PM; 9AM-1PM, 2PM-6PM for a day with a break; 8PM-2AM for hours past midnight; 24 hours; By appointment; or Closed.",
  {
    monday: dayHours("Monday's hours."),
    tuesday: dayHours("Tuesday's hours."),
    wednesday: dayHours("Wednesday's hours."),
    thursday: dayHours("Thursday's hours."),
    friday: dayHours("Friday's hours."),
    saturday: dayHours("Saturday's hours."),
    sunday: dayHours("Sunday's hours."),
  },
);

const hoursChange = objectType("HoursChange", "The hours of a week from a date on.", {
  date: calendarDate("The first day on which they hold."),
  hours: weeklyHours,
});

/** Regular hours of the store or a part of it. Special days apply to the whole pharmacy. */
export const regularHours = objectType(
  "RegularHours",
  "The hours of the store, the services desk or a department.",
  {
    hours: weeklyHours,
    hoursFrom: list(
      hoursChange,
      "Hours that change on a date, for good or for a season. For a season, add the day after it as well, with the usual hours. Pages announce a change four weeks before, and make it on that day. The store, the services desk and each department have their own.",
      0,
    ).optional(),
  },
);

const specialDay = objectType("SpecialDay", "One day with hours of its own, such as a holiday.", {
  date: calendarDate("The day."),
  hours: dayHours("That day's hours. Write Closed if you do not open."),
  reason: label("Why, as patients read it.", "Christmas Day", 60),
  departments: list(
    objectType("DepartmentDay", "A department's hours on one day.", {
      name: departmentName(
        "The department's name, or the services desk's, as written below.",
        "Drive-thru",
      ),
      hours: dayHours("Its hours that day. They do not depend on the store's."),
    }),
    "Departments with other hours that day. A department that is not in this list is open when both its own hours and the hours of this day say so.",
  ).optional(),
});

const department = objectType(
  "Department",
  "A part of the pharmacy with its own hours, such as a drive-thru window or a compounding lab.",
  {
    id: entryId("drive-thru"),
    name: nameText("What patients call it.", "Drive-thru"),
    kind: choice(
      ["pharmacy", "clinic", "store"],
      "What it is, for search engines: a counter for prescriptions (pharmacy), a place for vaccines or visits (clinic), or a shop (store). Leave it out for anything else, such as a parcel counter.",
      "clinic",
    ).optional(),
    place: label("Where to find it.", "On the Water Street side of the building", 120).optional(),
    phone: phone("Its own phone number, if it has one.").optional(),
    note: text("What it is for.", "Prescriptions only.", 200).optional(),
    ...regularHours.shape,
  },
);

const timesIn = (unit: string, most: number, example: string) =>
  z
    .array(wholeNumber(`A number of ${unit}.`, 1, most, 10))
    .min(1)
    .max(2)
    .refine(([shortest = 0, longest = Infinity]) => shortest < longest, {
      error: "{name} must begin with the shorter time.",
    })
    .meta({
      description: `How many ${unit}: one number, or the shortest and the longest time.`,
      examples: [example],
    });

/** Waiting time: a number of minutes or hours, which pages write in each language, or words. */
const readyTime = z
  .strictObject({
    minutes: timesIn("minutes", 600, "[15, 20]").optional(),
    hours: timesIn("hours", 240, "[24, 48]").optional(),
    words: nameText(
      "Words in place of a number, in the middle of a sentence.",
      "usually the same day",
    ).optional(),
  })
  .refine((time) => Object.keys(time).length === 1, {
    error: "{name} needs minutes, hours or words, one of the three.",
  })
  .meta({
    id: "ReadyTime",
    description:
      "Minutes, hours or words, one of the three. From a time of less than 24 hours, pages work out when a prescription brought in now is ready.",
  });

/** Numbers by which doctors' offices and insurance plans know a pharmacy. */
const identifiers = objectType(
  "Identifiers",
  "Numbers by which doctors' offices and insurance plans know you, for the part of a page that lists them (`identifiers`).",
  {
    npi: plainText("The National Provider Identifier: ten digits (`in quotes`).", "1234567893")
      .regex(/^\d{10}$/, { error: '"{value}" is not ten digits.' })
      .refine(isNpi, {
        error:
          '"{value}" is not an NPI: its last digit does not fit the others, so one of them is a typo.',
      })
      .optional(),
    ncpdp: plainText("The NCPDP number: seven digits (`in quotes`).", "2400001")
      .regex(/^\d{7}$/, { error: '"{value}" is not seven digits.' })
      .optional(),
    license: label(
      "The license of your state, with the words around its number.",
      "Minnesota pharmacy license 260000",
      90,
    ).optional(),
  },
);

const plans = list(
  objectType("InsurancePlan", "An insurance plan.", {
    id: entryId("medicare-part-d"),
    name: nameText("The plan, as its card names it.", "Medicare Part D", 90).meta({
      isSameInLanguages: true,
    }),
    note: label("What people should know about it.", "most plans; call about yours", 90).optional(),
  }),
  "The insurance plans that you take, for the part of a page that lists them (`plans`). Leave it out if no page should list them.",
);

const delivery = objectType(
  "Delivery",
  "Where and when you deliver, for the part of a page that says so (`delivery`). Leave it out if you do not: then the refill form does not offer it. Texts name the places as {delivery}.",
  {
    places: list(
      plainText("A town, or a ZIP code (`in quotes`).", "Dundas", 60),
      "The towns or ZIP codes to which you deliver.",
    ),
    days: list(
      choice(DAYS, "A day of the week."),
      "The days of the week on which you deliver. The refill form offers them, except days on which you are closed.",
    ),
    time: label(
      "When on those days. Leave it out if it differs.",
      "in the afternoon",
      60,
    ).optional(),
    fee: label("What it costs.", "Free for orders of $25 or more; otherwise $4", 90),
  },
);

export const pharmacy = objectType("Pharmacy", "The facts about the pharmacy, each written once.", {
  name: plainText("The pharmacy's name.", "Juniper Pharmacy & Medical Supply"),
  shortName: plainText(
    "The short name, beside the logo and in the titles of browser tabs.",
    "Juniper Pharmacy",
    MAX_SHORT_NAME_LENGTH,
  ),
  description: label("The pharmacy in one or two sentences, for search engines.", undefined, 300),
  since: wholeNumber(
    "The year in which the pharmacy opened. Leave it out if no page should say it.",
    1800,
    2100,
    2024,
  ).optional(),
  website: siteAddress(
    "The address of this site, with a slash at the end. It can be a folder of another site: https://user.github.io/pharmacy/.",
  ),
  timeZone: timeZone(
    "The time zone of the opening hours: America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage, Pacific/Honolulu, America/Puerto_Rico, Pacific/Guam.",
  ),
  address: objectType(
    "PostalAddress",
    "The street address. If you move, change Location (`location`), too, and the map of the Contact page.",
    {
      street: plainText("Street and number.", "555 Division Street South"),
      street2: plainText(
        "A second line, such as a suite, a floor, or an urbanization in Puerto Rico. Leave it out if there is none.",
        "Suite 4",
      ).optional(),
      city: plainText("City or town.", "Northfield"),
      state: stateCode("State."),
      zip: zipCode("ZIP code (`in quotes`)."),
    },
  ),
  location: objectType("GeoLocation", "The shop's place on the map.", {
    latitude: decimal(
      "Degrees north of the equator. In America only the longitude has a minus.",
      -15,
      72,
      44.4549,
    ),
    longitude: decimal(
      "Degrees east of Greenwich. With a minus in America, without one in Guam and Saipan.",
      -180,
      180,
      -93.161,
    ).refine((degrees) => degrees < -60 || degrees > 130, {
      error: "{name} is not in the United States or its territories.",
    }),
  }),
  phone: phone("The store's phone number. Others go below More phones (`morePhones`)."),
  morePhones: list(
    z
      .strictObject({
        id: entryId("toll-free"),
        label: nameText("What it is for.", "Toll-free"),
        number: phone("The number."),
        use: choice(
          ["call", "text", "whatsapp"],
          "What the number opens: a phone call (call), a text message (text), or a chat in WhatsApp (whatsapp). If you leave it out, a call.",
          "text",
        ).optional(),
      })
      .refine(({ number, use }) => !use || use === "call" || !number.includes("ext."), {
        path: ["number"],
        error: '"{value}" has an extension, to which no message can be sent.',
      })
      .meta({ id: "LabeledPhone", description: "One more number and its purpose." }),
    "More numbers, such as toll-free, TTY, text messages or WhatsApp. Pages show them below the phone number.",
  ).optional(),
  fax: fax("The fax number. Leave it out if there is none.").optional(),
  email: email(
    "The mailbox that patients write to. Leave it out if the site should not show one. The forms work without it.",
  ).optional(),
  ...regularHours.shape,
  specialHours: list(
    specialDay,
    "Holidays and other single days, in any order. They apply to the whole pharmacy: the services desk and the departments are open when both their own hours and the hours of that day say so. If you open as usual on a holiday, write your usual hours, so that patients know and the check does not ask.",
    0,
  ).optional(),
  ownHolidays: list(
    objectType("OwnHoliday", "One more holiday for the check.", {
      name: plainText("What patients call it.", "Constitution Day", 60),
      date: dayOfYearOrDate(
        "The day without a year if it is the same every year. Otherwise the next date, year first: 2027-03-26.",
        "July 25",
      ),
    }),
    "Holidays of your territory, tribe, county or store. The check reminds you of them, as of national holidays. Pages do not show this list. Write the hours of such a day below Special hours (`specialHours`).",
  ).optional(),
  servicesDesk: objectType(
    "ServicesDesk",
    "A desk for clinical services with its own phone and weekly hours. Leave it out if there is none.",
    {
      name: nameText("What patients call it.", "Services desk"),
      phone: phone("The desk's phone number."),
      note: text("What it is for, and how its hours differ from the store's.", undefined, 200),
      ...regularHours.shape,
    },
  ).optional(),
  departments: list(
    department,
    "Parts of the pharmacy with their own hours, in the order of the Contact page. On a special day a department is open when both its own hours and the hours of that day say so.",
  ).optional(),
  storefrontUrl: webAddress("The online store. Leave it out if there is none.").optional(),
  bookingUrl: webAddress(
    "Where patients book a vaccination. Leave it out if there is none.",
  ).optional(),
  refillUrl: webAddress(
    "Where patients order refills in the pharmacy's own system. It replaces the form on the Prescriptions page. Leave it out if there is none.",
  ).optional(),
  transferUrl: webAddress(
    "Where patients move prescriptions to you in a system of your own or your wholesaler's. All links to the transfer form lead there, and the Prescriptions page has no such form. Leave it out if there is none.",
  ).optional(),
  profiles: list(
    objectType("Profile", "The pharmacy on another site.", {
      id: entryId("facebook"),
      name: plainText("The name of that site.", "Facebook", 40),
      url: webAddress("Your page there."),
    }),
    "Your pages on other sites, such as Facebook, Instagram, Google or Nextdoor. The footer and the Contact page link to them, and search engines are told that they are yours. Leave it out if there is none.",
  ).optional(),
  reviewUrl: webAddress(
    "Where people write about you, such as the address that Google gives you to ask for reviews. It stands beside the profiles. Leave it out if you do not ask.",
  ).optional(),
  offers: offers.optional(),
  identifiers: identifiers.optional(),
  plans: plans.optional(),
  delivery: delivery.optional(),
  apps: list(
    link,
    "Your portal for patients and your apps, for the part of a page that lists them (`apps`). Leave it out if there is none.",
  ).optional(),
  readyTimes: objectType(
    "ReadyTimes",
    "How long patients usually wait: for a new prescription, a refill, a prescription transferred from another pharmacy, a medicine that you have to order, and a medicine that you compound. Leave the last one out if you compound none.",
    {
      newPrescription: readyTime,
      refill: readyTime,
      transfer: readyTime,
      specialOrder: readyTime,
      compounded: readyTime.optional(),
    },
  ),
  // The picture for shared links. Without it, the build draws one with logo, name, town and colors.
  socialPicture: picture.optional(),
  languages: list(
    objectType("SiteLanguage", "A language of the site.", {
      code: languageCode(
        "The code of the language: en-US, es, es-PR. Dates, times and opening hours follow it.",
        "es",
      ),
      confirmedBy: plainText(
        "Who confirmed the translation: a person who is qualified to translate medical texts (45 CFR 92.201). Until then your site does not publish it.",
        "Name and qualification",
      ).optional(),
      confirmedOn: calendarDate("When this person confirmed it.").optional(),
    }),
    "The languages of the site. The first one is that in which you write first (`in data/`). The words of each other one are beside it (`in a folder with its code, such as data/es/`). Leave it out for English as in the United States.",
  ).optional(),
  spokenLanguages: list(
    languageCode("The code of a language, such as en or es.", "es"),
    "The languages that your staff speak with patients. Search engines are told.",
  ).optional(),
});

/** `brand.yaml`. `src/styles/palette.ts` derives all other colors. */
export const brand = objectType(
  "Brand",
  "The pharmacy's colors. All shades of the site come from these. If text in a color would be hard to read, pages show a darker or lighter shade of it.",
  {
    main: color("The main color: buttons, links, headings and dark bands.", modelBrand.main),
    tint: color("A light color: light bands and the background of icons.", modelBrand.tint),
    accent: color(
      "The accent color: notices, and the mark of the current page.",
      modelBrand.accent,
    ),
    background: color(
      "The color behind pages on light screens, such as a cream. Leave it out for white.",
      "#fbf6ea",
    ).optional(),
  },
);
