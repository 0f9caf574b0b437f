import { entryId, helpNumber, label, link, list, objectType, text } from "./field-types";

export const whenClosed = objectType(
  "WhenClosed",
  "What patients can do while you are closed. It stands folded beside the hours: on the home page, the Contact page and the Prescriptions page.",
  {
    heading: label("The words that unfold it.", "Help while we are closed", 60),
    calls: list(
      objectType("HelpNumber", "A number to call.", {
        id: entryId("poison-help"),
        label: label(
          "When to call it, or who answers. Add your after-hours line, or the nearest pharmacy that is open at night, if there is one.",
          "Our pharmacist on call, until midnight",
          90,
        ),
        number: helpNumber("The number."),
      }),
      "The numbers, the most urgent first.",
    ),
    links: list(
      link,
      "Pages that help, such as the map of open pharmacies in a disaster.",
    ).optional(),
    notes: list(
      text(
        "One or two sentences.",
        "In a declared emergency, a pharmacist in our state may give you some of your medicine without a new prescription. Bring the bottle.",
        400,
      ),
      "Anything else, such as your state's rule about emergency refills. Write it in your own words, and have counsel read it.",
    ).optional(),
  },
);
