import { formIds } from "../../forms/forms";
import {
  choice,
  contactPoint,
  entryId,
  icon,
  label,
  link,
  pageLink,
  list,
  mapFile,
  needs,
  objectType,
  partName,
  picture,
  pictureFile,
  readyTimeCopy,
  sentence,
  seo,
  slug,
  text,
} from "./field-types";

const heading = (help = "Heading.") => text(help, "Why patients choose us", 90);
const paragraph = (help = "One to three sentences.") => text(help);

const headed = { heading: heading(), text: paragraph() };

const topOf = (address: string) => ({
  seo,
  slug: slug(address),
  heading: heading("The page's main heading."),
  intro: paragraph(),
  picture: picture.optional(),
});

const reason = objectType("Reason", "An icon, a title and a sentence.", {
  id: entryId("expert-care"),
  icon: icon(),
  title: text("Title.", "Expert Care", 60),
  text: paragraph(),
  ...needs,
});

export const pictureCard = objectType("PictureCard", "A picture, a title, and a sentence or two.", {
  id: entryId("medical-supplies"),
  title: text("Title.", "Medical Supplies", 60),
  text: paragraph(),
  picture,
  link: link.optional(),
  ...needs,
});

export const callBanner = objectType("CallBanner", "A band that asks people to call.", {
  ...headed,
  contact: contactPoint,
});

export const homePage = objectType("HomePage", "The words of the home page.", {
  seo,
  hero: objectType("HomeHero", "The top of the page.", {
    heading: heading("The page's main heading."),
    text: paragraph(),
    transfer: link,
    vaccination: link.optional(),
    vaccinationWithoutBooking: label(
      "What the link about vaccination says while there is no booking site. So does a link with the same words at the end of the page.",
      "See Our Vaccines",
      40,
    ).optional(),
    picture,
    pictureWhenClosed: pictureFile(
      "The same view at dusk, with a sign that says closed. Patients see it while you are closed, and always on dark screens. The description of the picture above holds for both. Leave it out to always show the picture above.",
      "images/storefront-dusk.webp",
    ).optional(),
  }),
  counter: objectType("HomeCounter", "Whether you are open now, with hours, phone and address.", {
    heading: heading(),
    ready: readyTimeCopy,
    comingDay: sentence(
      "The next day with special hours, from a week before.",
      "{hours} {day}, {reason}.",
    ),
  }),
  shop: objectType("HomeShop", "The online store.", {
    ...headed,
    cards: list(pictureCard, "What the online store sells."),
    button: label("The button that opens the online store.", "Visit Our Online Store", 40),
    ...needs,
  }).optional(),
  whyChoose: objectType("HomeWhyChoose", "Reasons to choose this pharmacy.", {
    ...headed,
    reasons: list(reason, "The reasons."),
  }),
  services: objectType("HomeServices", "The services that people look for most.", {
    ...headed,
    cards: list(
      objectType("HomeServiceCard", "One service.", {
        id: entryId("immunizations"),
        icon: icon(),
        title: text("Title.", "Immunizations", 60),
        text: paragraph(),
        link,
        ...needs,
      }),
      "The services.",
    ),
  }),
  featured: objectType("HomeFeatured", "Featured supplies.", {
    ...headed,
    cards: list(pictureCard, "The supplies, each with a link."),
    ...needs,
  }).optional(),
  callsToAction: list(
    objectType("CallToAction", "A block that asks for one thing.", {
      id: entryId("move-your-prescriptions"),
      ...headed,
      action: link,
      icon: icon(),
      ...needs,
    }),
    "The blocks at the end of the page.",
  ),
});

export const aboutPage = objectType("AboutPage", "The words of the About page.", {
  seo,
  slug: slug("about"),
  heading: heading("The page's main heading."),
  intro: list(paragraph("A paragraph."), "The opening paragraphs."),
  picture,
  values: objectType("AboutValues", "What the pharmacy stands for.", {
    ...headed,
    items: list(reason, "The values."),
  }),
  visit: objectType("AboutVisit", "An invitation to come in.", {
    ...headed,
    action: link,
  }),
});

export const servicesPage = objectType("ServicesPage", "The words of the services overview.", {
  ...topOf("services"),
  cards: list(
    objectType("ServiceOverviewCard", "One group of services.", {
      id: entryId("prescription-services"),
      icon: icon(),
      title: text("Title.", "Prescription Services", 60),
      points: list(text("One service.", "Filling and refills", 90), "The services."),
      link,
      ...needs,
    }),
    "The groups of services.",
  ),
  morePages: objectType("MoreServicePages", "Service pages without a card above.", {
    ...headed,
  }),
  contactBox: objectType("ServicesContactBox", "Hours and a phone number.", {
    ...headed,
    contact: contactPoint,
  }),
});

export const contactPage = objectType("ContactPage", "The words of the Contact page.", {
  ...topOf("contact"),
  details: objectType("ContactDetails", "Phone, fax, email, address and hours.", {
    heading: heading(),
    urgent: paragraph("What to do when it is urgent: call, or 911 in an emergency."),
  }),
  map: objectType("ContactMap", "Where to find you.", {
    ...headed,
    parking: text(
      "Where to park, and which door to use. Leave it out if there is nothing to say.",
      "Free parking behind the building. The door there has no step.",
      200,
    ).optional(),
    drawing: mapFile(
      "The map of the streets around you (`npm run map`). Without it, the page shows your name and address.",
      "images/map.svg",
    ).optional(),
    mapData: sentence(
      "The link below a map whose source asks for a credit, as OpenStreetMap does. {source} is its name.",
      "Map data © {source} contributors",
    ),
    interactiveMap: label(
      "The link to your pharmacy on OpenStreetMap, with a map that moves.",
      "Open the interactive map",
      40,
    ),
  }),
});

export const prescriptionsPage = objectType(
  "PrescriptionsPage",
  "The words of the Prescriptions page.",
  {
    ...topOf("prescriptions"),
    transfer: link,
    newPrescriptions: reason,
    refills: reason,
    orderRefill: label(
      "The link to the form for refills, or to the system where patients order them. The page leaves it out if there is neither.",
      "Request a refill",
      60,
    ),
    readyTimes: objectType("ReadyTimesCard", "How long patients wait.", {
      icon: icon(),
      title: text("Title.", "Prescription Ready Times", 60),
      rows: list(
        objectType("ReadyTimeRow", "One kind of prescription and its time.", {
          id: entryId("new-prescriptions"),
          label: text("The kind of prescription.", "New prescriptions", 60),
          time: text(
            "The time. The site fills in what is in braces (`facts of pharmacy.yaml`).",
            "{newPrescriptionTime}",
            90,
          ),
          note: text("A condition.", "if ordered ahead", 90).optional(),
        }),
        "The times.",
      ),
      note: paragraph(),
    }),
    callBanner,
  },
);

export const aToZPage = objectType(
  "AToZPage",
  "The words of the page that lists everything you carry and do, from A to Z.",
  {
    seo,
    slug: slug("a-z"),
    heading: label("The page's main heading.", "Everything from A to Z", 60),
    intro: paragraph(),
    link: label(
      "The link to this page, in the menu, on pages with supplies and where a page is missing.",
      "Find a supply or service",
      40,
    ),
    letters: label("What screen readers call the letters that lead down the page.", "Letters", 60),
    find: label("Above the field where patients type a word.", "What are you looking for?", 60),
    found: sentence("Below the field: how many of all have the word.", "{count} of {total}"),
    nothing: text(
      "In their place if nothing has the word.",
      "Not here? Call {phone}, we can order many items.",
      160,
    ),
  },
);

export const notFoundPage = objectType(
  "NotFoundPage",
  "What people see at an address with no page.",
  {
    seo,
    heading: heading("The page's main heading."),
    text: paragraph(),
    home: pageLink,
    searches: objectType("NotFoundSearches", "Links for words that people look for.", {
      heading: heading(),
      words: list(link, "The words."),
    }),
    services: objectType("NotFoundServices", "The list of all services.", { heading: heading() }),
    call: paragraph("An invitation to call."),
  },
);

export const errorPage = objectType(
  "ErrorPage",
  "What people see above a form that broke, with all that they typed.",
  {
    heading: heading("The page's main heading."),
    text: paragraph(),
    home: pageLink,
  },
);

const privacySection = objectType("PrivacySection", "One question and its answer.", {
  id: partName("what-we-send"),
  form: choice(
    ["any", ...formIds],
    "For an answer about a form: its name, or any. The page shows the answer only while the form can send.",
    "transfer",
  ).optional(),
  heading: heading(),
  paragraphs: list(paragraph("A paragraph."), "The answer.", 0),
  points: list(text("One point.", "Your name"), "A list below the answer.").optional(),
  link: link.optional(),
  ...needs,
});

export const privacyPage = objectType(
  "PrivacyPage",
  "How the site treats the answers of patients.",
  {
    ...topOf("privacy"),
    sections: list(privacySection, "The questions."),
  },
);
