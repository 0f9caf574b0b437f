import { contactPointOf } from "../../src/site/contact-point";
import { factText } from "../support/components/facts";
import { inMinutes, weeklyHours } from "../support/time/weekly-hours";

const store = inMinutes({ phone: "(507) 555-0142", hours: weeklyHours });
const lab = { ...store, name: "Compounding lab", phone: "(507) 555-0146" };
const driveThru = { ...store, name: "Drive-thru", phone: null };
const servicesDesk = {
  name: "Services desk",
  note: factText("For equipment."),
  phone: "(507) 555-0144",
  ...inMinutes({ hours: { ...weeklyHours, saturday: "9AM-3PM" } }),
};

test("the services desk has its own name, number and hours", () => {
  expect(contactPointOf({ ...store, servicesDesk }, "servicesDesk")).toEqual(servicesDesk);
});

test("the store is shown where content asks for the store", () => {
  expect(contactPointOf({ ...store, servicesDesk }, "store")).toEqual(store);
});

test.each([undefined, null])("without a desk (%s) every page shows the store", (desk) => {
  expect(contactPointOf({ ...store, servicesDesk: desk }, "servicesDesk")).toEqual(store);
});

test("a department that content names has its own name, number and hours", () => {
  const departments = [driveThru, lab];
  expect(contactPointOf({ ...store, departments }, "Compounding lab")).toEqual(lab);
  expect(contactPointOf({ ...store, departments }, "store")).toEqual(store);
});
