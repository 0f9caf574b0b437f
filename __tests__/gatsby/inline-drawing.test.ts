import { inlineDrawing } from "../../src/gatsby/pictures/inline-drawing";

const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const square = '<path fill="#fff" d="M0 0h9v9z"/>';

describe("inlineDrawing", () => {
  test("takes the shapes of a logo as they are", () => {
    const shapes = `<g transform="scale(2)">${square}</g><circle r="4" stroke="red"/>`;
    expect(inlineDrawing(`<?xml version="1.0"?>${svg(shapes)}`)).toEqual({
      viewBox: "0 0 9 9",
      content: shapes,
    });
  });

  test("says of a group what was said of the drawing, as Figma does", () => {
    expect(inlineDrawing(svg(square, 'width="9" viewBox="0 0 9 9" fill="none"'))?.content).toBe(
      `<g fill="none">${square}</g>`,
    );
  });

  test.each([
    ["styles", svg("<style>path{fill:red}</style>" + square)],
    ["a class", svg('<path class="a" d="M0 0"/>')],
    ["a name", svg('<path id="a" d="M0 0"/>')],
    ["a style of a shape", svg('<path style="fill:red" d="M0 0"/>')],
    ["a gradient", svg('<path fill="url(#a)" d="M0 0"/>')],
    ["a part used again", svg('<use href="#a"/>')],
    ["a picture", svg('<image href="data:image/png;base64,AA"/>')],
    ["a text", svg("<text>Rx</text>")],
    ["a title", svg(`<title>Rx</title>${square}`)],
    ["words between shapes", svg(`Rx${square}`)],
    ["a script", svg("<script>alert(1)</script>")],
    ["an action", svg('<path onclick="alert(1)" d="M0 0"/>')],
    ["an action of the drawing", svg(square, 'viewBox="0 0 9 9" onload="alert(1)"')],
    ["no coordinates", svg(square, 'width="9" height="9"')],
    ["many details", svg(`<path d="${"M0 0".repeat(300)}"/>`)],
  ])("leaves a drawing with %s in its file", (_, file) => {
    expect(inlineDrawing(file)).toBeUndefined();
  });
});
