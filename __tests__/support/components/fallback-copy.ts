import { factText } from "./facts";

/** Texts of the fallback for a broken form. */
export const errorPage = {
  heading: factText("Unexpected Application Error!"),
  text: factText("Something stopped working."),
  kept: {
    heading: factText("What you typed"),
    text: factText("Nothing is lost."),
    print: "Print",
    copy: "Copy my answers",
    copied: "Copied.",
    copyByHand: "Copy it:",
  },
  home: { label: "Go to the home page", path: "/" },
};
