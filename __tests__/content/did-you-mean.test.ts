import { z } from "zod";
import { meantValue, nearest } from "../../src/content/rules/did-you-mean";
import { pharmacy } from "../../src/content/schema/pharmacy";
import { service } from "../../src/content/schema/service";
import { schemaAt } from "../../src/content/schema/inspect-schema";

const meant = (path: string[], written: string) =>
  meantValue(schemaAt(pharmacy, path, {}), written);

test.each([
  [["hours", "monday"], "9AM–7PM", "9AM-7PM"],
  [["hours", "monday"], "9 am to 7 pm", "9AM-7PM"],
  [["hours", "monday"], "9:30 a.m. - 1p.m. and 2 p.m. - 6 p.m.", "9:30AM-1PM, 2PM-6PM"],
  [["hours", "monday"], "9a-Noon", "9AM-12PM"],
  [["hours", "monday"], "24/7", "24 hours"],
  [["hours", "monday"], "09:00 – 17:30", "9AM-5:30PM"],
  [["hours", "monday"], "12 noon - 5", "12PM-5PM"],
  [["hours", "monday"], "9:30AM-5:30", "9:30AM-5:30PM"],
  [["hours", "monday"], "Monday, Wednesday and Friday: 9am to 5pm", "9AM-5PM"],
  [["hours", "monday"], "8:30 - 12, 1pm - 5", "8:30AM-12PM, 1PM-5PM"],
  [["phone"], "507-555-0142 x12", "(507) 555-0142 ext. 12"],
  [["phone"], "“(507) 555-0142”", "(507) 555-0142"],
  [["fax"], "(507)\u00a0555\u20110143", "(507) 555-0143"],
  [["storefrontUrl"], "http://shop.pine.example/", "https://shop.pine.example/"],
  [["bookingUrl"], "www.booking.pine.example", "https://www.booking.pine.example"],
  [["address", "zip"], "55057\u20130001", "55057-0001"],
])("as %j, %s means %s", (path, written, expected) => {
  expect(meant(path, written)).toBe(expected);
});

test.each([
  ["11/26/2026", "2026-11-26", z.iso.date()],
  ["Año y Pies.", "ano-y-pies", service.shape.slug],
])("%s means %s", (written, expected, schema) => {
  expect(meantValue(schema, written)).toBe(expected);
});

test.each([
  [["hours", "monday"], "9-11"],
  [["hours", "monday"], "9AM-11"],
  [["hours", "monday"], "2nd Saturday 9AM-1PM"],
  [["phone"], "555-0142"],
  [["email"], "info@pine"],
  [["bookingUrl"], "mailto:info@pine.example"],
])("as %j, nobody knows what %s means", (path, written) => {
  expect(meant(path, written)).toBeUndefined();
});

test.each([
  ["short name", ["name", "shortName"], "shortName"],
  ["images/IMG-4711.jpeg", ["images/cane.webp", "images/img_4711.JPG"], "images/img_4711.JPG"],
  ["images/cafe.jpg", ["images/Café.jpg"], "images/Café.jpg"],
  ["internet", ["website", "phone"], undefined],
  ["x", [], undefined],
])("the word nearest to %s in %j is %s", (word, known, expected) => {
  expect(nearest(word, known)).toBe(expected);
});
