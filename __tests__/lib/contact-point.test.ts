import { contactPointOf } from "../../src/lib/contact-point";

const hours = {
  monday: "9AM-7PM",
  tuesday: "9AM-7PM",
  wednesday: "9AM-7PM",
  thursday: "9AM-7PM",
  friday: "9AM-7PM",
  saturday: "9AM-2PM",
  sunday: "Closed",
};
const store = { phone: "(507) 555-0142", hours };
const servicesDesk = {
  name: "Services desk",
  phone: "(507) 555-0144",
  hours: { ...hours, saturday: "9AM-3PM" },
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
