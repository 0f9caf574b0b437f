/** What stands in the place of an island that broke. */
export const fallback = {
  words: {
    heading: "Unexpected Application Error!",
    text: "Something stopped working.",
    kept: {
      heading: "What you typed",
      text: "Nothing is lost.",
      print: "Print",
      copy: "Copy my answers",
      copied: "Copied.",
      copyByHand: "Copy it:",
    },
    home: { label: "Go to the home page", path: "/" },
  },
  phone: "(507) 555-0142",
};
