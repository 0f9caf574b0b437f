import { warningsIn } from "../../tools/build/gatsby-build";

test.each([
  "warning There are conflicting field types in your data.",
  "\u001b[33mwarn\u001b[39m Browserslist: caniuse-lite is outdated.",
  "(node:4711) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.",
  "WARNING in ./src/templates/home.tsx",
])("sees a warning in %j", (line) => {
  expect(warningsIn(["success load plugins", line])).toHaveLength(1);
});

test("sees none in what Gatsby says about its progress and the machine", () => {
  expect(
    warningsIn([
      "success Building HTML renderer - 2.073s",
      "info There are no new or changed slice html files to build.",
      "│ └   /warnings/",
      "warning This query took more than 15s to run — which might indicate you're querying too much",
    ]),
  ).toEqual([]);
});
