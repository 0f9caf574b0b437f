/** @jest-environment node */
import { hashOf, withPolicy } from "../../src/gatsby/policy/page-policy";

const RULES = `{"prerender":[{"where":{"href_matches":"/*"}}]}`;

interface Parts {
  style?: string;
  script?: string;
  body?: string;
}

const page = ({ style = "a{color:red}", script = "show('é')", body = "<p>Call us</p>" }: Parts) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>` +
  `<style>${style}</style><script type="application/ld+json">{"@type":"Pharmacy"}</script></head>` +
  `<body>${body}<script type="speculationrules">${RULES}</script><script>${script}</script></body></html>`;

const island = `<div data-island="transfer"></div><script type="application/json">{}</script>`;

const nowhere = () => [];

/** Parses the policy of a page. */
function policyIn(html: string): Record<string, string> {
  const [, policy = ""] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return Object.fromEntries(
    policy.split(";").map((directive) => directive.split(/ (.*)/s).slice(0, 2)) as [
      string,
      string,
    ][],
  );
}

test("a page is allowed what stands in it, and the files of its own site", () => {
  expect(policyIn(withPolicy(page({}), nowhere))).toEqual({
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": "'self'",
    "style-src": hashOf("a{color:red}"),
    "script-src": `${hashOf(RULES)} ${hashOf("show('é')")}`,
    "trusted-types": "'none'",
    "require-trusted-types-for": "'script'",
  });
});

test("a page with an empty picture in it may load that", () => {
  const body = `<picture><source srcset="data:,"><img src="/shop.webp" alt=""></picture>`;
  expect(policyIn(withPolicy(page({ body }), nowhere))["img-src"]).toBe("'self' data:");
});

test("the hash is the one that browsers work out", () => {
  // From https://www.w3.org/TR/CSP3/#framework-directive-source-list
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("the page of a form runs our scripts and reaches its mail service, through one policy for scripts", () => {
  const connectsTo = (name: string) => (name === "transfer" ? ["https://mail.example"] : []);
  const policy = policyIn(withPolicy(page({ body: island }), connectsTo));
  expect(policy["connect-src"]).toBe("'self' https://mail.example");
  expect(policy["script-src"]).toMatch(/^'self' 'sha256-/);
  expect(policy["style-src"]).toBe(`'self' ${hashOf("a{color:red}")} ${hashOf("")}`);
  expect(policy["trusted-types"]).toBe("default");
});

test("the page of a form that cannot send reaches nobody but this site", () => {
  expect(policyIn(withPolicy(page({ body: island }), nowhere))["connect-src"]).toBe("'self'");
});

test.each([
  ["may not be sent by the browser where a script sends it", `<form method="dialog">`, "'none'"],
  ["may be sent to this site where it needs no script", `<form action="/services/">`, "'self'"],
])("a form %s", (_, form, allowed) => {
  const body = `${island}${form}<button>Go</button></form>`;
  expect(policyIn(withPolicy(page({ body }), nowhere))["form-action"]).toBe(allowed);
});

test("a style sheet in a file of ours is allowed where a page links one", () => {
  const body = `<link rel="stylesheet" media="print" href="/paper.css"/>`;
  expect(policyIn(withPolicy(page({ body }), nowhere))["style-src"]).toMatch(/^'self' 'sha256-/);
});

test("a page that has its policy already stays as it is, and an outdated one is replaced", () => {
  const before = withPolicy(page({}), nowhere);
  expect(withPolicy(before, nowhere)).toBe(before);
  expect(withPolicy(before.replace("color:red", "color:blue"), nowhere)).toBe(
    withPolicy(page({ style: "a{color:blue}" }), nowhere),
  );
});

test.each([
  ["a style attribute", `<p style="color:red">Call us</p>`],
  [
    "a style attribute for browsers without script",
    `<noscript><p style="color:red"></p></noscript>`,
  ],
  ["a script in an attribute", `<button onclick="call()">Call us</button>`],
])("%s, which browsers would leave out, is refused with its words", (_, body) => {
  expect(() => withPolicy(page({ body }), nowhere)).toThrow(
    /(color:red|call\(\)).*would be refused/,
  );
});
