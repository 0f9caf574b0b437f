import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../src/html";

// A press on a fax number would call a fax machine. Links of our own stay.
test("phones are asked to make no links of numbers, dates and addresses", () => {
  const nothing = { headComponents: null, preBodyComponents: null, postBodyComponents: null };
  const html = renderToStaticMarkup(
    <Html {...nothing} htmlAttributes={{}} bodyAttributes={{}} body="" />,
  );
  expect(html).toContain(
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
  );
});
