import * as z from "zod";
import { noticeKinds } from "../../lib/legal-notices";
import { item } from "./catalogs";
import {
  alsoCalled,
  calendarDate,
  choice,
  entryId,
  hotline,
  icon,
  label,
  languageCode,
  link,
  list,
  needs,
  objectType,
  partName,
  picture,
  seo,
  slug,
  text,
  wholeNumber,
} from "./field-types";
import { callBanner, pictureCard } from "./pages";

export const pageBlock = objectType("PageBlock", "One block of a page.", {
  heading: text("Heading of the section.", "What we offer", 90),
  intro: text("A sentence or two under the heading.").optional(),
  id: partName("products").optional(),
  ...needs,
});

/** Block of a page. Its GraphQL type has the name of the block: `CardsSection`. */
const section = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  shape: Shape,
) =>
  objectType(`${type.charAt(0).toUpperCase()}${type.slice(1)}Section`, description, {
    type: z.literal(type).meta({ description: `Always \`${type}\`.` }),
    ...pageBlock.shape,
    ...shape,
  });

const cards = section("cards", "Titled cards, each with a text and perhaps a list.", {
  cards: list(
    objectType("ServiceCard", "One card.", {
      id: entryId("automatic-refill-program"),
      icon: icon().optional(),
      title: text("Title.", "Automatic refill program", 60),
      text: text("One to three sentences."),
      alsoCalled: alsoCalled(" A card with such names stands on that page."),
      points: list(
        text("One point.", "No food for 8 hours before", 120),
        "A short list.",
      ).optional(),
      items: list(
        item,
        "Things that patients can ask for, such as vaccines or supplies. They stand below the points, and each of them on the A to Z page.",
      ).optional(),
      link: link.optional(),
      ...needs,
    }),
    "The cards.",
  ),
});

const steps = section("steps", "Steps in order, numbered.", {
  steps: list(
    objectType("ServiceStep", "One step.", {
      title: text("Title.", "Browse in store", 60),
      text: text("One or two sentences."),
      ...needs,
    }),
    "The steps.",
  ),
});

const checklist = section("checklist", "A list with check marks.", {
  points: list(text("One point.", "Photo ID", 200), "The points."),
});

const times = section("times", "How long things take.", {
  times: list(
    objectType("ServiceTime", "One service and its time.", {
      id: entryId("new-prescriptions"),
      label: text("Which service.", "New prescriptions", 60),
      time: text(
        "The time. The site fills in what is in braces (`facts of pharmacy.yaml`).",
        "{newPrescriptionTime}",
        90,
      ),
      note: text("A condition.", "when ordered in advance", 90).optional(),
    }),
    "The times.",
  ),
});

const pictureCards = section("pictureCards", "Cards with pictures.", {
  pictureCards: list(pictureCard, "The cards."),
});

const equipment = section("equipment", "The equipment catalog, by category.", {});

const otc = section("otc", "The catalog of over-the-counter products, by category.", {});

const people = section("people", "People, such as your team.", {
  people: list(
    objectType("Person", "One person. A portrait is a `picture`.", {
      id: entryId("ana-pena"),
      name: text("Name, as patients should say it.", "Ana Peña, PharmD", 90).meta({
        isSameInLanguages: true,
      }),
      role: text("What the person does here.", "Pharmacist in charge", 90),
      languages: text(
        "The languages that patients can speak with this person.",
        "Speaks English and Spanish",
        120,
      ).optional(),
      text: text("One to three sentences.").optional(),
      picture: picture.optional(),
    }),
    "The people.",
  ),
});

const booking = section("booking", "Buttons that open the booking site.", {
  buttons: list(label("The words of a button.", "Schedule Now", 40), "One or two buttons."),
});

const notice = section("notice", "Something people should know first.", {
  text: text("The notice.", "Tell us if you are sick or pregnant."),
});

const longText = section("text", "Long text: paragraphs, lists and links.", {
  parts: list(
    z
      .strictObject({
        heading: text("A heading above the paragraph.", "Your choices", 90).optional(),
        text: text("The paragraph.", undefined, 1500).optional(),
        points: list(text("One point.", "Your name"), "A list below the paragraph.").optional(),
        link: link.optional(),
        language: languageCode(
          "The language of these words, if it is another one than that of the page.",
          "vi",
        ).optional(),
      })
      .refine(({ heading, text, points, link }) => heading ?? text ?? points ?? link, {
        error: "{name} needs a heading, a text, points or a link.",
      })
      .meta({
        id: "TextPart",
        description: "A paragraph, with a heading, a list or a link if it needs them.",
      }),
    "The paragraphs, in order.",
  ),
});

const questions = section(
  "questions",
  "Questions that people often ask. Each answer opens when somebody presses its question.",
  {
    questions: list(
      objectType("AnsweredQuestion", "A question and its answer.", {
        id: entryId("delivery"),
        question: text("The question.", "Do you deliver?", 120),
        answer: text("The answer, in a few sentences."),
        points: list(text("One point.", "Photo ID", 200), "A list below the answer.").optional(),
        link: link.optional(),
        ...needs,
      }),
      "The questions, those that people ask most first.",
    ),
  },
);

const localHelp = section(
  "localHelp",
  "Help from others near you, such as places that take medicine back, each with its source.",
  {
    help: list(
      objectType("LocalHelp", "One kind of help.", {
        id: entryId("take-back"),
        title: text("Title.", "Places that take medicine back", 90),
        text: text("One to three sentences."),
        link,
        checkedOn: calendarDate(
          "The day on which you last read the source, which the link opens. The page shows it, and the check asks again after a year.",
        ),
      }),
      "The kinds of help.",
    ),
  },
);

const plans = section("plans", "The insurance plans of the pharmacy.", {});

const delivery = section("delivery", "The delivery of the pharmacy: places, days and fee.", {});

const identifiers = section(
  "identifiers",
  "The numbers by which doctors' offices know the pharmacy.",
  {},
);

const apps = section("apps", "The portal and the apps of the pharmacy.", {});

const emergency = section(
  "emergency",
  "Whom to call in an emergency, and what to do. Make it the first block of the page.",
  {
    calls: list(
      objectType("EmergencyCall", "A number to call.", {
        id: entryId("call-911"),
        label: label("The words of a button.", "Call 911", 60),
        number: hotline("The number."),
      }),
      "The numbers, the most urgent first.",
    ),
    steps: list(text("A step in a few words.", "Wait 15 minutes.", 120), "What to do.").optional(),
    text: text("Anything else.", "Ask your doctor for a plan of your own.").optional(),
  },
);

/** Blocks of service pages and of pages in `own-pages/`, distinguished by `type`. */
const serviceSection = z
  .discriminatedUnion("type", [
    cards,
    steps,
    checklist,
    times,
    pictureCards,
    equipment,
    otc,
    people,
    booking,
    notice,
    longText,
    questions,
    localHelp,
    plans,
    delivery,
    identifiers,
    apps,
    emergency,
  ])
  .meta({ id: "ServiceSection", description: "One block of a page." });

/** Service page. The file name is the last part of its address. */
export const service = objectType("Service", "One service page.", {
  title: label("The page's main heading, and its name in menus.", "Immunizations", 60),
  explanation: label(
    "What the title means, below it in menus and lists. Leave it out for a title that everybody knows.",
    "Walkers, beds, bath aids",
    60,
  ).optional(),
  alsoCalled: alsoCalled(),
  order: wholeNumber("The place in menus, from 1.", 1, 99, 3),
  icon: icon("The icon in menus and lists."),
  summary: text("One or two sentences under the main heading.", undefined, 260),
  picture: picture.optional(),
  /** Main action at the top of the page. Without it, a button that calls. */
  action: link.optional(),
  seo,
  slug: slug("immunizations"),
  sections: list(serviceSection, "The blocks of the page, in order."),
  callBanner,
  ...needs,
});

const legalNotice = objectType(
  "LegalNotice",
  "For a notice that you have to post, such as your Notice of Privacy Practices. The bottom of every page lists it; the home page and the forms link to privacy practices, and the forms also to language help.",
  {
    kind: choice(noticeKinds, "What it is about."),
    effective: calendarDate(
      "The day from which it holds. The page shows it. Leave it out if the notice has none.",
    ).optional(),
    reviewBy: calendarDate(
      "The day by which you read it again with your counsel. The check reminds you.",
    ),
  },
);

/** Page in `own-pages/`. The file name is the address of the page. */
export const ownPage = objectType("OwnPage", "One page of your own, such as your team.", {
  title: label("The page's main heading.", "Our Team", 60),
  alsoCalled: alsoCalled(" A page with such names stands on that page."),
  intro: text("One or two sentences under the main heading.", undefined, 260),
  picture: picture.optional(),
  seo,
  slug: slug("our-team"),
  sections: list(serviceSection, "The blocks of the page, in order."),
  callBanner: callBanner.optional(),
  legalNotice: legalNotice.optional(),
  ...needs,
});
