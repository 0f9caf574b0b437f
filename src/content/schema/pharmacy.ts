import {
  calendarDate,
  dayHours,
  decimal,
  email,
  objectType,
  label,
  list,
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

const weeklyHours = objectType(
  "WeeklyHours",
  "Opening hours, one entry for each day of the week.",
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

const specialDay = objectType("SpecialDay", "One day with hours of its own, such as a holiday.", {
  date: calendarDate("The day, year first."),
  hours: dayHours("That day's hours, or Closed."),
  reason: label("Why, as patients read it.", "Christmas Day", 60),
});

/** Every fact about the pharmacy, each in one place. */
export const pharmacy = objectType("Pharmacy", "The facts about the pharmacy, each written once.", {
  name: plainText("The pharmacy's name.", "Juniper Pharmacy & Medical Supply"),
  shortName: plainText("The name where there is little room: the logo.", "Juniper Pharmacy"),
  description: label("The pharmacy in one or two sentences, for search engines.", undefined, 300),
  since: wholeNumber("The year in which the pharmacy began to serve.", 1800, 2100, 2024),
  website: siteAddress(
    "The address of this site, with a slash at the end. It is the site's own: not a folder of another one.",
  ),
  timeZone: timeZone(
    "The time zone of the opening hours: America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles, America/Anchorage, Pacific/Honolulu.",
  ),
  address: objectType("PostalAddress", "The street address.", {
    street: plainText("Street and number.", "555 Division Street South"),
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
  fax: phone("The fax number."),
  email: email("The mailbox that patients write to and that requests arrive in."),
  hours: weeklyHours,
  specialHours: list(
    specialDay,
    "Holidays and one-off changes, in any order. They hold for the whole pharmacy, the services desk included. If you are open as usual on a holiday, write your usual hours: then patients know, and the check does not ask.",
    0,
  ).optional(),
  servicesDesk: objectType(
    "ServicesDesk",
    "A desk for clinical services with a phone and weekly hours of its own. Leave it out if there is none.",
    {
      name: plainText("What patients call it.", "Services desk"),
      phone: phone("The desk's phone number."),
      note: text("What it is for, and how its hours differ from the store's.", undefined, 200),
      hours: weeklyHours,
    },
  ).optional(),
  storefrontUrl: webAddress("The online store."),
  bookingUrl: webAddress("Where patients book a vaccination."),
  readyTimes: objectType(
    "ReadyTimes",
    "How long patients usually wait. Where a time is in minutes, or in less than 24 hours, pages can tell by when something brought in now is ready.",
    {
      newPrescription: readyTime("A new prescription.", "15-20 minutes"),
      refill: readyTime("A refill.", "10 minutes"),
      transfer: readyTime("A prescription moved from another pharmacy.", "usually the same day"),
      specialOrder: readyTime("A medicine that we have to order.", "24-48 hours"),
      compounded: readyTime("A medicine that we make ourselves.", "24-48 hours"),
    },
  ),
  socialPicture: picture,
});
