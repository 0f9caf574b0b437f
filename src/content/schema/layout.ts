import {
  choice,
  label,
  link,
  linkWith,
  list,
  objectType,
  pageLink,
  quickActionLink,
  readyTimeCopy,
  sentence,
  text,
} from "./field-types";

/** Entries that fit into the menu beside the standard ones. */
const MAX_MORE_ENTRIES = 2;

/** Words of 13 letters at most, so that the menu fits on a small tablet. */
const SHORT_WORDS = /^\S{1,13}(?:\s+\S{1,13})*$/;

export const header = objectType("SiteHeader", "The top bar and the menu of every page.", {
  skipLink: label("The first link of every page, for keyboard users.", "Skip to main content", 60),
  topBarLabel: label("What screen readers call the top bar.", "Hours and contact", 60),
  menuLabel: label("What screen readers call the menu.", "Main menu", 60),
  openMenu: label("The button that opens the menu on a phone.", "Menu", 20),
  closeMenu: label("The button that closes the menu on a phone.", "Close menu", 20),
  home: pageLink,
  about: pageLink,
  services: objectType("ServicesMenu", "Services in the menu, and its list of pages.", {
    label: label("The words in the menu.", "Services", 30),
    overview: pageLink,
  }),
  prescriptions: pageLink,
  contact: pageLink,
  quickActions: objectType(
    "QuickActions",
    "The bar at the bottom of a phone's screen: call, directions, and two pages.",
    {
      label: label("What screen readers call the bar.", "Quick actions", 60),
      directions: label("The link that opens directions in a map app.", "Directions", 14),
      prescriptions: quickActionLink,
      hours: quickActionLink,
    },
  ),
  moreEntries: list(
    linkWith(
      "MenuEntry",
      "One more page in the menu.",
      label("The words in the menu.", "Our Team", 20).regex(SHORT_WORDS, {
        error: '"{value}" has a word of more than 13 letters, for which the menu has no room.',
      }),
      {
        after: choice(
          ["home", "about", "services", "prescriptions"],
          "What stands before it in the menu.",
          "about",
        ),
      },
    ),
    "More pages in the menu, such as pages of your own. The menu has room for two. Put others into the footer.",
  )
    .max(MAX_MORE_ENTRIES)
    .optional(),
});

export const footer = objectType("SiteFooter", "The bottom of every page.", {
  about: objectType("FooterAbout", "A few words about the pharmacy.", {
    heading: text("Heading.", "About us", 60),
    text: text("Two or three sentences."),
  }),
  quickLinks: objectType("FooterQuickLinks", "Links to the main pages.", {
    heading: text("Heading.", "Quick links", 60),
    links: list(link, "The links, in order."),
  }),
  services: objectType("FooterServices", "Links to the services that people look for most.", {
    heading: text("Heading.", "Services", 60),
    links: list(link, "The links, in order."),
  }),
  contact: objectType("FooterContact", "Phone, fax, email, address and hours.", {
    heading: text("Heading.", "Contact", 60),
  }),
  notices: objectType("FooterNotices", "Links to your notices, which the site lists by itself.", {
    heading: text("Heading.", "Notices", 60),
  }),
  legal: objectType("FooterLegal", "The last line.", {
    copyright: text("After the year.", "{name}. All rights reserved.", 120),
    links: list(link, "Links such as the privacy page."),
  }),
});

export const labels = objectType("SiteLabels", "Short words that many parts of the site share.", {
  hours: label("Before opening hours.", "Hours", 40),
  storeHours: label(
    "Before the store's hours, next to the hours of the services desk.",
    "Store hours",
    40,
  ),
  phone: label("Before a phone number.", "Phone", 40),
  fax: label("Before a fax number.", "Fax", 40),
  email: label("Before an email address.", "Email", 40),
  address: label("Before the street address.", "Address", 40),
  directions: label("The link to directions.", "Get directions", 40),
  call: label("Before a number on a button.", "Call", 20),
  review: label(
    "The link to where people write about you, if the pharmacy has its address.",
    "Tell others about us",
    40,
  ).optional(),
  hoursText: objectType("HoursText", "The words around opening hours.", {
    closed: label("A day without hours.", "Closed", 40),
    allDay: label("A day that never closes.", "24 hours", 40),
    byAppointment: label("A day by appointment.", "By appointment", 40),
    days: sentence("Days in a row with the same hours.", "{first}-{last}"),
    times: sentence(
      "From opening to closing, in a language other than English. In English, pages show the hours as you wrote them.",
      "{opens}-{closes}",
    ),
    from: sentence("Before hours that change soon.", "From {date}:"),
  }),
  specialHours: label(
    "Heading of the list of holidays and other days with hours of their own.",
    "Special hours",
    40,
  ),
  laterSpecialHours: label(
    "The words that open the rest of a long list of holidays.",
    "Later dates",
    40,
  ),
  announcedUntil: sentence(
    "After an announcement, on paper and in browsers without scripts.",
    "until {date}",
  ),
  today: label("Today, in the middle of a sentence.", "today", 20),
  tomorrow: label("Tomorrow, in the middle of a sentence.", "tomorrow", 20),
  onWeekday: sentence("A day of this week, in the middle of a sentence.", "{weekday}"),
  onDate: sentence("A later day, in the middle of a sentence.", "{date}"),
  atTime: objectType(
    "TimeText",
    "A time, in the middle of a sentence. Spanish has two: a la 1, a las 7.",
    {
      one: sentence("One o'clock, and the minutes after it.", "{time}"),
      other: sentence("All other hours.", "{time}"),
    },
  ),
  openingStatus: objectType("OpeningStatusCopy", "Says if you are open now.", {
    open: sentence("While you are open.", "Open now, closes at {time}"),
    openAllDay: label("While you stay open for the next 24 hours.", "Open 24 hours", 60),
    byAppointment: label("On a day by appointment.", "By appointment today", 60),
    closed: sentence("While you are closed.", "Closed, opens {day} at {time}"),
    closedToday: sentence(
      "On a day that is closed by special hours.",
      "Closed today, opens {day} at {time}",
    ),
  }),
  readyTime: readyTimeCopy,
  inLanguage: sentence(
    "A link to a page that is not translated yet. Needed only in a translation.",
    "{label} (in {language})",
  ).optional(),
  demo: label(
    "On each page of a demo, and above its forms: the sample, published to be tried. Your own site does not say it.",
    "This is a demo. You can try everything: the forms send nothing.",
    120,
  ).optional(),
  demoSent: label(
    "In a demo, in place of what a form says after it was sent. Your own site does not say it.",
    "Nothing was sent",
    60,
  ).optional(),
  pharmacyFacts: objectType(
    "PharmacyFactNames",
    "The words before what is said about the pharmacy.",
    {
      places: label("Before the towns to which you deliver.", "Where we deliver", 40),
      days: label("Before the days of delivery.", "Days", 40),
      fee: label("Before the fee for delivery.", "Fee", 40),
      npi: label("Before the National Provider Identifier.", "NPI", 40),
      ncpdp: label("Before the NCPDP number.", "NCPDP", 40),
      license: label("Before the license.", "License", 40),
    },
  ),
  checkedOn: sentence(
    "The day on which somebody read the source of a text.",
    "Source read on {date}",
  ),
  effective: sentence("The day from which a notice holds.", "Effective {date}"),
  newTab: label(
    "Read by screen readers after a link that opens a new tab.",
    "opens in a new tab",
    40,
  ),
  breadcrumb: label("What screen readers call the trail of pages.", "You are here", 40),
  map: label("What screen readers call the map.", "Map of our location", 60),
});
