/** Valid facts that are most likely wrong, such as 12AM for noon. */
import { readPharmacy } from "../../src/content/read-facts";
import { dates } from "../../src/content/rules/dates";
import { hours } from "../../src/content/rules/hours";
import { unknownDepartments } from "../../src/content/rules/references";
import { saidBy } from "../support/content/said-by";
import { everyDay, weeklyHours } from "../support/time/weekly-hours";

const sample = {
  ...readPharmacy("data"),
  phone: "(507) 555-0142",
  fax: "(507) 555-0143",
  servicesDesk: undefined,
};
type Pharmacy = ReturnType<typeof readPharmacy>;

const pharmacyWith = (changes: Partial<Pharmacy>) => ({
  pharmacy: { file: "data/pharmacy.yaml", value: { ...sample, ...changes } as Pharmacy },
});

describe("hours", () => {
  const said = (changes: Partial<Pharmacy["hours"]>) =>
    saidBy(
      hours,
      pharmacyWith({ departments: [{ name: "Lab", hours: { ...weeklyHours, ...changes } }] }),
    );

  test("a day that begins at 12AM most likely has 12AM for noon", () => {
    expect(said({ wednesday: "12AM-5PM" })).toEqual([
      expect.objectContaining({
        path: ["departments", 0, "hours", "wednesday"],
        fix: expect.stringContaining("12PM is noon") as string,
      }),
    ]);
  });

  test("one day of the week, or a special day, that ends at 3AM most likely ends at 3PM", () => {
    const written = "9AM-1PM, 1:30PM-3AM";
    const fix = 'Did you mean "9AM-1PM, 1:30PM-3PM"? If you close that late, ignore this.';
    const message = "On Saturday you would be open at midnight.";
    expect(said({ saturday: written })).toEqual([expect.objectContaining({ message, fix })]);
    const specialHours = [{ date: "2027-05-31", hours: written, reason: "Fair" }];
    expect(saidBy(hours, pharmacyWith({ specialHours }))).toEqual([
      expect.objectContaining({ message: "On 2027-05-31 you would be open at midnight.", fix }),
    ]);
    const late = { ...weeklyHours, friday: "9AM-2AM", saturday: "9AM-2AM" };
    expect(saidBy(hours, pharmacyWith({ hours: late, specialHours }))).toEqual([]);
  });

  test("hours through the night into the day are asked about, also of a special day", () => {
    const asked = expect.objectContaining({
      message: "5PM-9AM: you would be open for 16 hours, through the night.",
    }) as object;
    expect(said({ friday: "5PM-9AM" })).toEqual([asked]);
    const specialHours = [{ date: "2027-05-31", hours: "5PM-9AM", reason: "Fair" }];
    expect(saidBy(hours, pharmacyWith({ specialHours }))).toEqual([asked]);
  });

  test("a week without an open day is asked about", () => {
    expect(said(everyDay("Closed")).map(({ message }) => message)).toEqual([
      "All seven days are closed here, and every page would say so.",
    ]);
  });

  test.each([
    [{ friday: "24 hours", saturday: "12AM-2PM", sunday: "1PM-5PM" }],
    [{ friday: "8PM-2AM" }],
    [{ friday: "9PM-8AM" }],
    [everyDay("8AM-12AM")],
    [{ ...everyDay("Closed"), monday: "By appointment" }],
  ])("%j is fine", (changes) => {
    expect(said(changes)).toEqual([]);
  });
});

test("a delivery day on which the store is closed in every week is asked about", () => {
  const delivery = { places: ["Dundas"], days: ["friday", "saturday"], fee: "Free" } as const;
  const closed = { ...weeklyHours, saturday: "Closed" };
  const said = (changes: Partial<Pharmacy>) =>
    saidBy(hours, pharmacyWith({ delivery, hours: closed, ...changes } as Partial<Pharmacy>));
  expect(said({})).toEqual([
    expect.objectContaining({
      path: ["delivery", "days", 1],
      message: "You deliver on Saturday, and are closed on that day.",
    }),
  ]);
  const open = { ...weeklyHours, saturday: "9AM-1PM" };
  expect(said({ hoursFrom: [{ date: "2027-09-01", hours: open }] })).toEqual([]);
  expect(said({ hours: open })).toEqual([]);
});

describe("hours from a date on", () => {
  const said = (...days: string[]) => {
    const hoursFrom = days.map((date) => ({ date, hours: weeklyHours }));
    const lab = { name: "Lab", hours: weeklyHours, hoursFrom };
    return saidBy(dates, {
      ...pharmacyWith({ departments: [lab] }),
      today: "2027-06-01",
    });
  };

  test("a past change with none after it is asked about: a season may come again", () => {
    expect(said("2027-05-31", "2026-09-01")).toEqual([
      expect.objectContaining({
        path: ["departments", 0, "hoursFrom", 0, "date"],
        message: "These hours have held since 2027-05-31, and this list has no later change.",
      }),
    ]);
  });

  test("a past change with one after it is fine", () => {
    expect(said("2026-06-01", "2027-06-01")).toEqual([]);
  });

  test("noon and midnight are asked about, too", () => {
    const hoursFrom = [{ date: "2027-09-01", hours: { ...weeklyHours, saturday: "9AM-12AM" } }];
    expect(saidBy(hours, pharmacyWith({ hoursFrom }))).toEqual([
      expect.objectContaining({ path: ["hoursFrom", 0, "hours", "saturday"] }),
    ]);
  });
});

test("a special day can name departments, and the check reports one that does not exist", () => {
  const names = ["Drive-thru", "Drive thru"];
  const problems = saidBy(unknownDepartments, {
    ...pharmacyWith({ departments: [{ name: "Drive-thru", hours: weeklyHours }] }),
    texts: names.map((text) => ({ text, fieldType: "department", file: "", path: [] })),
    unreadPages: [],
  });
  expect(problems).toEqual([
    expect.objectContaining({
      message: 'There is no department "Drive thru".',
      fix: 'Did you mean "Drive-thru"?',
      instead: "Drive-thru",
      inYaml: 'It can be: "Drive-thru".',
    }),
  ]);
});
