import { choice, entryId, link, list, momentInTime, objectType, text } from "./field-types";

const announcement = objectType("Announcement", "One piece of news.", {
  id: entryId("flu-shots"),
  title: text("One short sentence.", "Flu shots are here.", 120),
  link: link.optional(),
  from: momentInTime(
    "When pages begin to show it. Leave it out to show it at once.",
    "2026-11-25 3PM",
  ).optional(),
  until: momentInTime(
    "When pages stop showing it. After a day without a time, when that day is over.",
    "2026-11-27",
  ),
  importance: choice(
    ["urgent"],
    "Choose urgent for news that patients have to know before they come. It stands first, in bold. Leave it out for anything else.",
  ).optional(),
});

export const announcements = objectType(
  "Announcements",
  "News at the top of every page. It comes and goes by itself, in the pharmacy's time zone.",
  {
    announcements: list(
      announcement,
      "The news, in order. Pages show what holds at this minute. Keep it to one or two at a time.",
      0,
    ).optional(),
  },
);
