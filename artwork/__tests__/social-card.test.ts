import { modelBrand } from "../../src/styles/palette";
import { headline, hashSocialCard } from "../social-card";

const plum = { main: "#5a2350", tint: "#f6eaf3", accent: "#d98a9c" };

test("the headline has the color of strong text in the pharmacy's brand", () => {
  expect(headline(modelBrand)).toContain('fill="#083f3b"');
  expect(headline(plum)).toContain('fill="#421839"');
});

test("another main color calls for another card, and a color that is not in it does not", () => {
  expect(hashSocialCard(plum)).not.toBe(hashSocialCard(modelBrand));
  expect(hashSocialCard({ ...plum, accent: "#e0a030" })).toBe(hashSocialCard(plum));
});
