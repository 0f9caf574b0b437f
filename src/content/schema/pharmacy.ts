import { z } from "zod";
import {
  calendarDate,
  color,
  dayHours,
  dayOfYear,
  dayOfYearOrDate,
  decimal,
  email,
  emailOrWebAddress,
  fax,
  label,
  languageCode,
  list,
  objectType,
  phone,
  picture,
  plainText,
  readyTime,
  siteAddress,
  stateCode,
  text,
  timeZone,
  webAddress,
  wholeNumber,
  zipCode,
} from "./field-types";
import { modelBrand } from "../../styles/palette";

/** In characters. A longer name takes a fourth line beside the logo on a phone. */
const SHORT_NAME_LENGTH = 28;

const weeklyHours = objectType(
  "WeeklyHours",
  "Opening hours, one entry for each day of the week: 9AM-7PM; 9AM-1PM, 2PM-6PM for a day with a break; 8PM-2AM where the evening goes on after midnight; 24 hours; By appointment; or Closed.",
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

const season = objectType("Season", "A part of every year with a week of hours of its own.", {
  name: label("What patients call these hours.", "Summer hours", 40),
  from: dayOfYear("The first day. It is the same every year.", "June 1"),
  through: dayOfYear(
    "The last day; in the next year, where it comes before the first one. February 29 is the end of February in any year.",
    "August 31",
  ),
  hours: weeklyHours,
});

/** When the store or a part of it is open, apart from the special days, which hold for all. */
export const regularHours = objectType(
  "RegularHours",
  "The hours of the store, or of what keeps hours of its own in it.",
  {
    hours: weeklyHours,
    seasonalHours: list(
      season,
      "Hours that hold for a part of every year, such as summer hours. On all other days the hours above hold. The store, the services desk and each department have their own.",
      0,
    ).optional(),
  },
);

const specialDay = objectType("SpecialDay", "One day with hours of its own, such as a holiday.", {
  date: calendarDate("The day, year first."),
  hours: dayHours("That day's hours."),
  reason: label("Why, as patients read it.", "Christmas Day", 60),
  departments: list(
    objectType("DepartmentDay", "A department's hours on one day.", {
      name: plainText(
        "The department's name, or the services desk's, as written below.",
        "Drive-thru",
      ),
      hours: dayHours("Its hours that day, whatever the store's are."),
    }),
    "Departments whose hours that day do not follow from the store's. A department that is not named here is open while both its own hours and those of this day say so.",
  ).optional(),
});

const department = objectType(
  "Department",
  "A part of the pharmacy that keeps hours of its own, such as a drive-thru window or a compounding lab.",
  {
    name: plainText("What patients call it.", "Drive-thru"),
    place: label("Where to find it.", "On the Water Street side of the building", 120).optional(),
    phone: phone("Its own phone number, if it has one.").optional(),
    note: text("What it is for.", "Prescriptions only.", 200).optional(),
    ...regularHours.shape,
  },
);

/** Every fact about the pharmacy, each in one place. */
export const pharmacy = objectType("Pharmacy", "The facts about the pharmacy, each written once.", {
  name: plainText("The pharmacy's name.", "Juniper Pharmacy & Medical Supply"),
  shortName: plainText(
    "The name where there is little room: beside the logo, and in the title of browser tabs.",
    "Juniper Pharmacy",
    SHORT_NAME_LENGTH,
  ),
  description: label("The pharmacy in one or two sentences, for search engines.", undefined, 300),
  since: wholeNumber(
    "The year in which the pharmacy began to serve. Leave it out if no page is to say it.",
    1800,
    2100,
    2024,
  ).optional(),
  website: siteAddress(
    "The address of this site, with a slash at the end. It is the site's own: not a folder of another one.",
  ),
  timeZone: timeZone(
    "The time zone of the opening hours: America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage, Pacific/Honolulu.",
  ),
  address: objectType("PostalAddress", "The street address.", {
    street: plainText("Street and number.", "555 Division Street South"),
    street2: plainText(
      "A second line, such as a suite, a floor, or an urbanization in Puerto Rico. Leave it out if there is none.",
      "Suite 4",
    ).optional(),
    city: plainText("City or town.", "Northfield"),
    state: stateCode("State."),
    zip: zipCode("ZIP code, in quotes."),
  }),
  location: objectType("GeoLocation", "The shop's place on the map.", {
    latitude: decimal(
      "Degrees north of the equator. In America the number with a minus is the longitude.",
      -90,
      90,
      44.4549,
    ),
    longitude: decimal(
      "Degrees east of Greenwich; with a minus in America, and without in Guam and Saipan.",
      -180,
      180,
      -93.161,
    ),
  }),
  phone: phone("The store's phone number."),
  morePhones: list(
    objectType("LabeledPhone", "A further number, with what it is for.", {
      label: plainText("What it is for.", "Toll-free"),
      number: phone("The number."),
      use: z
        .enum(["call", "text", "whatsapp"])
        .meta({
          description:
            "What a press on it opens: a phone call (call), a text message (text), or a chat in WhatsApp (whatsapp). Without this, a call.",
          examples: ["text"],
        })
        .optional(),
    }),
    "Further numbers, such as a toll-free one, one for text telephones (TTY), or one for text messages or WhatsApp. They stand below the phone number.",
  ).optional(),
  fax: fax("The fax number. Leave it out if there is none.").optional(),
  email: email(
    "The mailbox that patients write to. Leave it out if none is to be on the site; the forms can send all the same.",
  ).optional(),
  ...regularHours.shape,
  specialHours: list(
    specialDay,
    "Holidays and one-off changes, in any order. They hold for the whole pharmacy: on such a day the services desk and the departments are open while both their own hours and that day's say so. If you are open as usual on a holiday, write your usual hours: then patients know, and the check does not ask.",
    0,
  ).optional(),
  ownHolidays: list(
    objectType("OwnHoliday", "A holiday that the check knows beside the country's.", {
      name: label("What patients call it.", "Constitution Day", 60),
      date: dayOfYearOrDate(
        "Its day, without a year if it is the same every year; otherwise the date of the next one, year first: 2027-03-26.",
        "July 25",
      ),
    }),
    "Holidays of your territory, tribe, county or store, of which the check reminds you as it does of the country's. Pages do not show this list: that day's hours go into the special hours.",
  ).optional(),
  servicesDesk: objectType(
    "ServicesDesk",
    "A desk for clinical services with a phone and weekly hours of its own. Leave it out if there is none.",
    {
      name: plainText("What patients call it.", "Services desk"),
      phone: phone("The desk's phone number."),
      note: text("What it is for, and how its hours differ from the store's.", undefined, 200),
      ...regularHours.shape,
    },
  ).optional(),
  departments: list(
    department,
    "Parts of the pharmacy with hours of their own, in the order in which the contact page shows them. On a special day each is open while both its own hours and that day's say so.",
  ).optional(),
  storefrontUrl: webAddress("The online store. Leave it out if there is none.").optional(),
  bookingUrl: webAddress(
    "Where patients book a vaccination. Leave it out if there is none.",
  ).optional(),
  readyTimes: objectType(
    "ReadyTimes",
    "How long patients usually wait. Where a time is in minutes, or in less than 24 hours, pages can tell by when something brought in now is ready.",
    {
      newPrescription: readyTime("A new prescription.", "15-20 minutes"),
      refill: readyTime("A refill.", "10 minutes"),
      transfer: readyTime("A prescription moved from another pharmacy.", "usually the same day"),
      specialOrder: readyTime("A medicine that we have to order.", "24-48 hours"),
      compounded: readyTime(
        "A medicine that we make ourselves. Leave it out if you make none.",
        "24-48 hours",
      ).optional(),
    },
  ),
  socialPicture: picture,
  securityContact: objectType(
    "SecurityContact",
    "Whom people tell when they find a weakness of this website. It is published as /.well-known/security.txt, where such people look. Leave it out if nobody is to be told.",
    {
      contacts: list(
        emailOrWebAddress("An email address, or the address of a page to report on."),
        "The addresses, the one you prefer first.",
      ),
      expires: calendarDate(
        "The last day on which this is sure to be right, within a year. The check reminds you.",
      ),
      preferredLanguages: list(
        languageCode("The code of a language, such as en or es."),
        "The languages that you read. Leave it out if any will do.",
      ).optional(),
    },
  ).optional(),
});

/** The colors that make the site look like the pharmacy; `src/styles/palette.ts` makes the rest. */
export const brand = objectType(
  "Brand",
  "The pharmacy's colors. All shades of the site come from these three, and the check says if text in them would be hard to read.",
  {
    main: color("Buttons, links, headings and dark bands. It must be dark.", modelBrand.main),
    tint: color("Light bands and the background of icons. It must be very light.", modelBrand.tint),
    accent: color("A little warmth: notices, the mark of the current page.", modelBrand.accent),
  },
);
