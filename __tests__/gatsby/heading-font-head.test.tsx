/** @jest-environment node */
import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { styleHead } from "../../src/gatsby/html/heading-font-head";
import { headingFontFiles } from "../../src/styles/heading-font";
import { fonts } from "../../src/styles/tokens";
import { printWithStyles } from "../support/components/print-with-styles";
import { printedTransfer } from "../support/components/printed-islands";

/** What stands in the head of a page for its heading font. */
function headOf(body: ReactNode): string {
  const { html, css } = printWithStyles(body);
  return renderToStaticMarkup(<>{styleHead(html, css)}</>);
}

const [english, western, eastern] = headingFontFiles.map(({ url }) => url) as [
  string,
  string,
  string,
];

const filesIn = (head: string) => [...head.matchAll(/src:url\(([^)]*)\)/g)].map(([, url]) => url);

const logo = css`
  color: green;
  font: 700 1.25rem / 1.1 ${fonts.heading};
`;

const island = (data: object) => (
  <script
    type="application/json"
    data-island-props="contact"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }}
  />
);

test.each([
  ["a heading", <h1 key="a">Peña’s Pharmacy</h1>],
  [
    "a heading with marks in it",
    <h3 key="b" className="x">
      Ask <b>Dr. Muñoz</b> first
    </h3>,
  ],
  [
    "the logo, which is no heading",
    <a key="c" css={logo} href="/">
      <img alt="" />
      Farmacia Peña
    </a>,
  ],
  ["a heading that a form shows later", island({ props: { sent: { heading: "¡Está enviado!" } } })],
  ["a fact that a form may name", island({ facts: { shortName: "Peña" } })],
])("%s with a Spanish letter gets the file of its letter", (_, body) => {
  expect(filesIn(headOf(body))).toEqual([english, western]);
});

test("a page gets the files of the letters in its own headings", () => {
  expect(filesIn(headOf(<h2>Łukasz</h2>))).toEqual([english, eastern]);
});

test.each([
  ["English headings", <h2 key="a">Hours</h2>],
  [
    "letters in text, which is in another font",
    <p key="b" title="Peña">
      Peña, © Nguyễn
    </p>,
  ],
  ["what a form says in text", island({ props: { intro: "Habla español, tiếng Việt" } })],
])("%s need the English file alone", (_, body) => {
  expect(filesIn(headOf(body))).toEqual([english]);
});

test("the forms of the site as it is need the English file alone", () => {
  expect(filesIn(renderToStaticMarkup(<>{styleHead(printedTransfer(), "")}</>))).toEqual([english]);
});

test("all files of a page are fetched before the headings are there", () => {
  const head = headOf(<h1>Peña</h1>);
  expect([...head.matchAll(/rel="preload"[^>]*href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    english,
    western,
  ]);
});

test("a page with a letter that the font lacks shows all headings in the fallback, and fetches nothing", () => {
  const head = headOf(
    <>
      <h1>Hours</h1>
      <h2>Nguyễn Pharmacy</h2>
    </>,
  );
  expect(filesIn(head)).toEqual([]);
  expect(head).not.toContain("preload");
  expect(head).toContain("Site Heading Fallback");
});
