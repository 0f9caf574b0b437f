import Phone from "lucide-react/icons/phone";
import { renderToStaticMarkup } from "react-dom/server";
import { withShortIcons } from "../../src/gatsby/short-icons";

describe("withShortIcons", () => {
  test("leaves of an icon its shapes, its size and what is its own", () => {
    const html = renderToStaticMarkup(
      <Phone size={20} strokeWidth={1.75} className="ringing" aria-hidden />,
    );
    expect(withShortIcons(html)).toMatch(
      /^<svg width="20" height="20" viewBox="0 0 24 24" stroke-width="1.75" class="lucide ringing" aria-hidden="true"><path d="[^"]+"\/><\/svg>$/,
    );
  });

  test("leaves a stroke of the usual width to the styles", () => {
    const html = renderToStaticMarkup(<Phone />);
    expect(withShortIcons(html)).not.toContain("stroke-width");
  });

  test("leaves other pictures and texts as they are", () => {
    const html = '<svg fill="none"><rect width="1"><title>A</title></rect></svg><p></p>';
    expect(withShortIcons(html)).toBe(html);
  });
});
