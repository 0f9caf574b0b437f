/** @jest-environment node */
import type { ReactNode } from "react";
import { SiteMenu } from "../../src/components/header/site-menu";
import { ReviewDialog } from "../../src/forms/transfer/review-dialog";
import { cssVariables, darkCssVariables } from "../../src/styles/css-variables";
import type { Brand } from "../../src/styles/palette";
import { GlobalStyles } from "../../src/styles/global-styles";
import { FactsProvider } from "../../src/components/facts";
import { printWithStyles } from "../support/components/print-with-styles";
import { giveSiteData, siteData } from "../support/content/site-data";
import { facts, transferContent } from "../support/forms/copy";
import { sampleTransfer } from "../support/forms/sample-answers";

const link = { label: "Test page", path: "/test/" };
const nothing = () => undefined;

const backdropOf = (body: ReactNode) =>
  /::backdrop\{background:([^;}]*)/.exec(printWithStyles(body).css)?.[1];

test("behind the menu of a phone, the page takes the brand's shadow", () => {
  giveSiteData({
    ...siteData,
    siteHeader: {
      ...siteData.siteHeader,
      about: link,
      prescriptions: link,
      contact: link,
    },
  });
  expect(backdropOf(<SiteMenu currentPath="/" />)).toBe("rgb(var(--shadow) / 60%)");
});

test("behind the answers to look over, the page takes the brand's shadow", () => {
  const dialog = (
    <FactsProvider value={facts}>
      <ReviewDialog
        copy={transferContent}
        answers={sampleTransfer}
        canSend
        onSend={nothing}
        onClose={nothing}
      />
    </FactsProvider>
  );
  expect(backdropOf(dialog)).toBe("rgb(var(--shadow) / 60%)");
});

const plum: Brand = { main: "#5a2350", tint: "#f6eaf3", accent: "#d98a9c" };

test.each([
  ["light", cssVariables(plum)],
  ["dark", darkCssVariables(plum)],
])(
  "backdrops on a %s screen know the brand's colors in browsers of before 2024 too, where they inherit none",
  (scheme, variables) => {
    const { css } = printWithStyles(
      <GlobalStyles cssVariables={cssVariables(plum)} darkCssVariables={darkCssVariables(plum)} />,
    );
    const ofScheme = scheme === "dark" ? css.slice(css.indexOf("prefers-color-scheme")) : css;
    const [, declared] = /(?:^|[},])::backdrop\{([^}]*)\}/.exec(ofScheme) ?? [];
    expect(declared?.split(";")).toEqual(expect.arrayContaining(variables.split(";")));
  },
);
