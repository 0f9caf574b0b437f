/** @jest-environment node */
import { cssVariables, darkCssVariables } from "../../src/styles/css-variables";
import type { Brand } from "../../src/styles/palette";
import { GlobalStyles } from "../../src/styles/global-styles";
import { printWithStyles } from "../support/components/print-with-styles";

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
