/** What a refill request asks, offers and says, for each way to get it. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { RefillRequest } from "../../src/forms/refill/refill-request";
import { Island } from "../../src/islands/island";
import { QUEUED } from "../../src/lib/island-protocol";
import { hydrate, printedPart } from "../support/components/printed-islands";
import { renderWithFacts } from "../support/components/render-with-facts";
import {
  contentOf,
  delivery,
  facts,
  hours,
  mailOf,
  pharmacy,
  pickup,
  questionIn,
  refillContent,
  refillCopyIn,
} from "../support/forms/copy";
import { errorsIn } from "../support/forms/errors";
import { fillForm } from "../support/forms/fill-form";
import { fillIn } from "../support/forms/fill-in";
import { sampleRefill } from "../support/forms/sample-answers";

const copy = refillCopyIn();
const way = questionIn(copy, "way");
const [pickUp, deliver] = way.options ?? [];
const labelOf = (name: string) => questionIn(copy, name).label;
/** Name of a control, which may end with "(optional)". */
const named = (name: string) => new RegExp(`^${labelOf(name)}`);
const choose = (option = deliver) =>
  fireEvent.click(screen.getByRole("radio", { name: option?.label }));
const send = () => fireEvent.submit(screen.getByRole("form"));
/** What the page says after sending. */
const said = async () =>
  (await screen.findByRole("group", { name: copy.sent.heading })).textContent;
const isAsked = (name: string) =>
  screen.queryByLabelText(named(name))?.matches(":enabled") ?? false;

const props = { pharmacy, hours, pickup, mail: mailOf("refill") };
const show = (element = <RefillRequest {...props} copy={refillContent} delivery={delivery} />) =>
  renderWithFacts(element, { facts });

beforeEach(() => {
  document.body.replaceChildren();
  answerWith(200);
});

test("only delivery asks for an address and a day on which the pharmacy delivers", () => {
  show();
  const asked = () => ["address", "day", "deliveryDay"].filter(isAsked);
  expect(asked()).toEqual(["day"]);
  choose();
  expect(asked()).toEqual(["address", "deliveryDay"]);
  const days = within(screen.getByLabelText(named("deliveryDay"))).getAllByRole("option");
  expect(days).toHaveLength(7);
  expect(days.some(({ textContent }) => /Saturday|Sunday/.test(textContent))).toBe(false);
  choose(pickUp);
  expect(asked()).toEqual(["day"]);
});

test("places and fee are there before somebody chooses delivery", () => {
  show();
  const radio = screen.getByRole("radio", { name: deliver?.label });
  expect(radio).toHaveAccessibleDescription(delivery.facts.join(" "));
});

test("delivery needs an address, which is kept while pick up is chosen, and not sent with it", async () => {
  show();
  fillIn({ ...sampleRefill, address: "" });
  send();
  expect(errorsIn(copy).map(({ textContent }) => textContent)).toEqual([
    `${labelOf("address")}: ${questionIn(copy, "address").missing ?? "?"}`,
  ]);
  fillIn(sampleRefill);
  choose(pickUp);
  send();
  expect(await said()).toContain("pick it up");
  expect(sentParams()[0]).toMatchObject({ way: pickUp?.label, day: "" });
  expect(sentParams()[0]).not.toHaveProperty("address");
  expect(sentParams()[0]).not.toHaveProperty("delivery_day");
});

test("review, mail and paper have each prescription on its line, the way and the address, and the last words are about delivery", async () => {
  const rxNumbers = "RX 741 2345\nFolic acid 1 mg";
  show();
  fillIn({ ...sampleRefill, rxNumbers });
  fireEvent.click(screen.getByRole("button", { name: copy.review.open }));
  const dialog = screen.getByRole("dialog");
  const expectAll = (place: Element | null) => {
    expect(place?.textContent).toContain(rxNumbers);
    expect(place).toHaveTextContent(deliver?.label ?? "?");
    expect(place).toHaveTextContent(`${labelOf("address")}${sampleRefill.address}`);
  };
  expectAll(dialog);
  expect(dialog).toHaveTextContent(`${labelOf("deliveryDay")}As soon as it is ready`);
  expect(within(dialog).queryByText(labelOf("day"))).toBeNull();
  send();
  const last = await said();
  expect(sentParams()[0]).toMatchObject({
    rx_numbers: rxNumbers,
    way: deliver?.label,
    address: sampleRefill.address,
  });
  expect(sentParams()[0]).not.toHaveProperty("day");
  expect(last).toContain("at the door");
  expect(last).not.toContain("pick it up");
  fireEvent(window, new Event("beforeprint"));
  expectAll(document.querySelector("[data-paper]"));
});

test("the pharmacist reads chosen answers in the site's first language on Spanish paper", () => {
  const call = { choice: "Me pueden llamar en inglés", note: "You may call me in English" };
  show(
    <RefillRequest
      {...props}
      language={{ name: "Spanish", call }}
      pickup={{ ...pickup, language: "es" }}
      copy={contentOf("refill", "es")}
      original={{ ...refillContent, locale: "en-US" }}
      delivery={{ ...delivery, days: { ...delivery.days, language: "es" } }}
    />,
  );
  fillIn(sampleRefill);
  fireEvent.click(screen.getByRole("checkbox", { name: "Me pueden llamar en inglés" }));
  const day = document.querySelector<HTMLSelectElement>("[name=deliveryDay]");
  const date = day?.options[1]?.value ?? "";
  if (day) fireEvent.input(day, { target: { value: date } });
  fireEvent(window, new Event("beforeprint"));
  const paper = document.querySelector("[data-paper]");
  const written = (language: string) =>
    new Date(date).toLocaleDateString(language, {
      weekday: "long",
      month: "long",
      day: "numeric",
      timeZone: "UTC",
    });
  const spanish = questionIn(refillCopyIn("es"), "way").options?.[1]?.label ?? "?";
  expect(paper).toHaveTextContent(`${spanish}${deliver?.label ?? "?"}`);
  expect(paper).toHaveTextContent(`${written("es")}${written("en-US")}`);
  expect(paper).toHaveTextContent("Me pueden llamar en inglésYou may call me in English");
  expect(paper?.textContent?.match(new RegExp(sampleRefill.address, "g"))).toHaveLength(1);
});

test("a Spanish receipt has the time as all other pages write it", async () => {
  document.documentElement.lang = "es";
  show();
  fillIn(sampleRefill);
  send();
  await said();
  fireEvent(window, new Event("beforeprint"));
  document.documentElement.lang = "";
  const paper = document.querySelector("[data-paper]");
  expect(paper).toHaveTextContent(/de \d{4},? (a las )?\d+:\d\d [ap]\. m\./);
});

test("a request for delivery that was sent before the script came leads to the missing address", () => {
  document.body.innerHTML = printedPart(
    <Island
      name="refill"
      component={RefillRequest}
      props={{ ...props, copy: refillContent, delivery }}
    />,
  );
  fillForm([screen.getByRole("form")], { ...sampleRefill, address: "" });
  const form = screen.getByRole("form");
  form.setAttribute(QUEUED, "");
  // The browser moves the focus to the first field that it refuses.
  const refused: (string | null)[] = [];
  form.addEventListener(
    "invalid",
    ({ target }) => refused.push((target as Element).getAttribute("name")),
    true,
  );
  act(() => hydrate("refill", RefillRequest));
  expect(refused).toEqual(["address"]);
});

test("a pharmacy that does not deliver asks nothing about it", () => {
  show(<RefillRequest {...props} copy={refillContent} />);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(document.querySelector("[name=address], [name=deliveryDay]")).toBeNull();
  expect(isAsked("day")).toBe(true);
});

test("whoever may leave an answer out can see it", () => {
  show();
  const marked = [...document.querySelectorAll("label, legend")]
    .filter(({ textContent }) => textContent.endsWith(copy.optional))
    .map(({ textContent }) => textContent.replace(` ${copy.optional}`, ""));
  expect(marked).toEqual(["way", "day", "deliveryDay", "note"].map(labelOf));
});
