import { withShortClassNames } from "../../src/gatsby/short-class-names";

describe("withShortClassNames", () => {
  test("gives a class the same short name in the page and in its styles", () => {
    const { html, styles } = withShortClassNames({
      html: '<main class="css-1abc"><a class="lucide css-9z css-1abc">Call</a></main>',
      styles: ".css-1abc{margin:0;}@media print{.css-1abc>p,a.css-9z:hover{color:red;}}",
    });
    expect(html).toBe('<main class="c0"><a class="lucide c1 c0">Call</a></main>');
    expect(styles).toBe(".c0{margin:0;}@media print{.c0>p,a.c1:hover{color:red;}}");
  });

  test("gives each of many classes a name of its own", () => {
    const styles = Array.from({ length: 200 }, (_, index) => `.css-${index}x{}`).join("");
    const names = withShortClassNames({ html: "", styles }).styles.match(/\.\w+/g);
    expect(new Set(names)).toHaveProperty("size", 200);
  });

  test("leaves words, ids and other classes as they are", () => {
    const html = '<p id="css-1abc" class="css-unknown note">Read css-1abc.</p>';
    expect(withShortClassNames({ html, styles: ".css-1abc{margin:0;}" }).html).toBe(html);
  });
});
