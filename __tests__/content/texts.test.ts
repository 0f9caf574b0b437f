/** Texts that are most likely wrong: facts that are typed out, and lists in one text. */
import { readPharmacy } from "../../src/content/read-facts";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const { phone, fax, email = "", servicesDesk } = readPharmacy("data");

/** Runs the check with this text on the error page, and returns what it asks about it. */
async function askedOf(text: string) {
  content.set("pages/error.yaml", ["text"], text);
  const { problems, warnings } = await content.check();
  expect(problems).toEqual([]);
  return warnings.filter(({ file }) => file === "data/pages/error.yaml");
}

const fixesFor = async (text: string) => (await askedOf(text)).map(({ fix }) => fix).join(" ");

const digits = phone.replaceAll(/\D/g, "");
const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];

test.each([
  [phone, "{phone}"],
  [parts.join("-"), "{phone}"],
  [`1-${parts.join("-")}`, "{phone}"],
  [fax, "{fax}"],
  [servicesDesk?.phone ?? "", "{servicesDeskPhone}"],
  [email, "{email}"],
  [email.toUpperCase(), "{email}"],
])("%s, typed out in a text, can be named", async (written, name) => {
  expect(await fixesFor(`Call or write: ${written}.`)).toBe(`Write ${name} in its place.`);
});

test("two of them are two hints", async () => {
  expect(await fixesFor(`Call ${phone} or write to ${email}.`)).toBe(
    "Write {phone} in its place. Write {email} in its place.",
  );
});

test("other numbers and mailboxes are no facts of the pharmacy", async () => {
  const others = "(612) 555-0199, 1-800-222-1222, poison@help.example, {phone}, 911";
  expect(await askedOf(`Call or write: ${others}.`)).toEqual([]);
});

test.each(["Bring these:\n•\tyour card\n•\tyour labels", "Call us.\n\nOr write."])(
  "%j, pasted from another program, is shown as one line",
  async (text) => {
    expect(await fixesFor(text)).toContain("Write it as sentences.");
  },
);
