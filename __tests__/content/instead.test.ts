/** A value that the check offers in place of a wrong one is right. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

async function offered(file: string, path: readonly PropertyKey[]) {
  const { problems, warnings } = await content.check();
  return [...problems, ...warnings]
    .filter((found) => found.file === `data/${file}` && found.path?.join() === path.join())
    .map(({ instead }) => instead);
}

test.each([
  ["pharmacy.yaml", ["hours", "monday"], "9am to 7pm", "9AM-7PM"],
  ["pharmacy.yaml", ["hours", "monday"], "9AM-2AM", "9AM-2PM"],
  ["pharmacy.yaml", ["phone"], "507-555-0142", "(507) 555-0142"],
  ["pharmacy.yaml", ["specialHours", 0, "date"], "11/26/2026", "2026-11-26"],
  ["pharmacy.yaml", ["website"], "x.example", "https://x.example/"],
  ["pharmacy.yaml", ["shortName"], " Juniper", "Juniper"],
  ["services/immunizations.yaml", ["icon"], "syrinx", "syringe"],
  [
    "services/immunizations.yaml",
    ["picture", "file"],
    "images/vacine-vial.webp",
    "images/vaccine-vial.webp",
  ],
  ["services/otc-network.yaml", ["callBanner", "contact"], "servicesdesk", "servicesDesk"],
  ["footer.yaml", ["quickLinks", "links", 1, "path"], "/abuot/", "/about/"],
  [
    "footer.yaml",
    ["quickLinks", "links", 1, "path"],
    "/prescriptions/#transfr",
    "/prescriptions/#transfer",
  ],
  ["pages/error.yaml", ["text"], "Call {fone} or {phone}.", "Call {phone} or {phone}."],
  ["pages/error.yaml", ["text"], "Call us.\n\nOr write.", "Call us. Or write."],
  ["pages/error.yaml", ["text"], "Call (507) 555-0142.", "Call {phone}."],
  ["labels.yaml", ["readyTime", "open"], "Ready {day} at {tim}.", "Ready {day} at {time}."],
  [
    "announcements.yaml",
    ["announcements", 0, "until"],
    "2026-11-23 11:59 pm",
    "2026-11-23 11:59PM",
  ],
])("in %s, in place of %j as %j: %j", async (file, path, written, right) => {
  content.set(file, path, written);
  expect(await offered(file, path)).toContain(right);
  content.set(file, path, right);
  expect(await offered(file, path)).not.toContain(right);
});

test("a key that is not known is no value to write", async () => {
  content.replace("pharmacy.yaml", /^shortName:/m, "short name:");
  const { problems } = await content.check();
  expect(problems.map(({ instead }) => instead)).toEqual([undefined]);
});
