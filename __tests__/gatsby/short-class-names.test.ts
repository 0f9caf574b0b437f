import { shortClassNames } from "../../src/gatsby/short-class-names";

test("a page's classes are counted, in its elements and in its styles", () => {
  const html = '<p class="css-1xab2">Read css-1xab2</p><a class="css-9 css-1xab2" href="/css-9">';
  const styles = ".css-1xab2{color:red;}.css-9:hover>.css-1xab2{color:blue;}";
  expect(shortClassNames({ html, styles })).toEqual({
    html: '<p class="c0">Read css-1xab2</p><a class="c1 c0" href="/css-9">',
    styles: ".c0{color:red;}.c1:hover>.c0{color:blue;}",
  });
});

test("a class of which another's name is the beginning stays itself", () => {
  const html = '<p class="css-1a"><p class="css-1ab">';
  const { html: shortened } = shortClassNames({ html, styles: "" });
  expect(shortened).toBe('<p class="c0"><p class="c1">');
});

test("what an island uses keeps the name that the browser will give it", () => {
  const html =
    '<p class="css-a"><i class="css-b"></i></p>' +
    '<div data-island="transfer"><i class="css-b"></i></div>' +
    '<script type="application/json" data-island-data="transfer">{}</script><p class="css-c">';
  const styles = ".css-a{top:0}.css-b{top:1px}.css-c{top:2px}";
  expect(shortClassNames({ html, styles })).toEqual({
    html: html.replace("css-a", "c0").replace("css-c", "c1"),
    styles: ".c0{top:0}.css-b{top:1px}.c1{top:2px}",
  });
});
