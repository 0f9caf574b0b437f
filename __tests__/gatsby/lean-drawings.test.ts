import { leanDrawings } from "../../src/gatsby/lean-drawings";

test("a drawing keeps its shape and its styles, and loses what nobody needs", () => {
  const html =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" class="lucide lucide-alert-circle lucide-circle-alert css-1a"><path d="M1 1"></path></svg>' +
    '<svg xmlns="http://www.w3.org/2000/svg" width="18" class="lucide lucide-x"></svg>';
  expect(leanDrawings(html)).toBe(
    '<svg width="24" class="css-1a"><path d="M1 1"></path></svg><svg width="18"></svg>',
  );
});
