import { checkContent } from "../../src/content/check-content";
import { readPharmacy } from "../../src/content/read-facts";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const { phone, fax, email = "", servicesDesk } = readPharmacy("data");

/** Runs the check with this text on the error page. */
async function saidOf(text: string) {
  content.set("pages/error.yaml", ["text"], text);
  const { problems, warnings } = await checkContent(content.root());
  expect(problems).toEqual([]);
  return warnings
    .filter(({ file }) => file === "data/pages/error.yaml")
    .map(({ fix }) => fix)
    .join(" ");
}

const digits = phone.replaceAll(/\D/g, "");
const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];

test.each([
  [phone, "{phone}"],
  [parts.join("-"), "{phone}"],
  [digits, "{phone}"],
  [`1-${parts.join("-")}`, "{phone}"],
  [fax, "{fax}"],
  [servicesDesk?.phone ?? "", "{servicesDeskPhone}"],
  [email, "{email}"],
  [email.toUpperCase(), "{email}"],
])("%s, typed out in a text, can be named", async (written, name) => {
  expect(await saidOf(`Call or write: ${written}.`)).toBe(`Write ${name} in its place.`);
});

test("two of them are two hints", async () => {
  expect(await saidOf(`Call ${phone} or write to ${email}.`)).toBe(
    "Write {phone} in its place. Write {email} in its place.",
  );
});

test.each(["(612) 555-0199", "1-800-222-1222", "poison@help.example", "{phone}", "911"])(
  "%s is no fact of the pharmacy",
  async (written) => {
    expect(await saidOf(`Call or write: ${written}.`)).toBe("");
  },
);
