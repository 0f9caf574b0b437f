/**
 * Content Security Policy of a page (https://www.w3.org/TR/CSP3/): allows only what the finished page
 * contains, by hash where possible. The policy is a `meta` element, because it differs for each page and
 * hosts limit the number and the length of headers. `hosting/rules.ts` has the directives that work only
 * in a header.
 */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from "parse5";
import { printPolicy } from "../../lib/print-policy";
import { ISLAND, TRUSTED_SCRIPTS_POLICY } from "../../lib/island-protocol";

/** Returns the other origins to which the island of this name connects. */
export type ConnectsTo = (island: string) => readonly string[];

/** `type` attributes of scripts that browsers execute. Other scripts hold data. */
const EFFECTIVE_TYPE = /^(|module|text\/javascript|speculationrules|importmap)$/;

const HEADER = "Content-Security-Policy";
const SELF = "'self'";
const NONE = "'none'";

/** Returns the page with its policy after `charset` and `viewport`. Throws on what such a policy always blocks. */
export function withPolicy(html: string, connectsTo: ConnectsTo): string {
  const elements = below(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const first = elements.findLast(
    (element) =>
      element.tagName === "meta" &&
      (attribute(element, "charset") !== undefined || attribute(element, "name") === "viewport"),
  );
  const place = first?.sourceCodeLocation?.endOffset;
  if (place === undefined) throw new Error("The page has no character set.");
  const old = elements.find(
    (element) => element.sourceCodeLocation?.startOffset === place && isPolicy(element),
  );
  const meta = `<meta http-equiv="${HEADER}" content="${policyOf(elements, connectsTo)}"/>`;
  return html.slice(0, place) + meta + html.slice(old?.sourceCodeLocation?.endOffset ?? place);
}

/** Returns the hash source expression for an inline script or style. */
export const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

function policyOf(elements: readonly Tree.Element[], connectsTo: ConnectsTo): string {
  for (const element of elements) refuseAttributes(element);
  const scripts = named(elements, "script").filter((script) =>
    EFFECTIVE_TYPE.test(attribute(script, "type") ?? ""),
  );
  const inlineScripts = scripts.filter((script) => attribute(script, "src") === undefined);
  const islands = elements.flatMap((element) => attribute(element, ISLAND) ?? []);
  const loadsScripts = islands.length > 0 || scripts.length > inlineScripts.length;
  const linksStyles = named(elements, "link").some(
    (link) => attribute(link, "rel") === "stylesheet",
  );
  const isSentByBrowser = named(elements, "form").some(
    // The forms of islands, which only scripts send, are dialogs.
    (form) => attribute(form, "method") !== "dialog",
  );
  return printPolicy({
    "default-src": [NONE],
    "base-uri": [NONE],
    "form-action": [isSentByBrowser ? SELF : NONE],
    "img-src": [SELF, ...(elements.some(isDataPicture) ? ["data:"] : [])],
    "font-src": [SELF],
    "manifest-src": [SELF],
    // Lighthouse fetches robots.txt from the page, and a form fetches from this site to see whether the
    // phone is online.
    "connect-src": [...new Set([SELF, ...islands.flatMap(connectsTo)])],
    "style-src": [
      // Forms load the style sheet of their short messages.
      ...(linksStyles || islands.length > 0 ? [SELF] : []),
      ...hashes(named(elements, "style").map(textOf)),
      // Emotion adds rules to an empty style element through the CSSOM, which policies do not restrict.
      ...(islands.length > 0 ? [hashOf("")] : []),
    ],
    "script-src": [...(loadsScripts ? [SELF] : []), ...hashes(inlineScripts.map(textOf))],
    "trusted-types": [islands.length > 0 ? TRUSTED_SCRIPTS_POLICY : NONE],
    "require-trusted-types-for": ["'script'"],
  });
}

/** True for an empty picture, which keeps browsers from loading one too early: see `sources-when-closed.tsx`. */
const isDataPicture = (element: Tree.Element) =>
  attribute(element, "srcset")?.startsWith("data:") ?? false;

const hashes = (contents: readonly string[]) => [...new Set(contents.map(hashOf))];

/** Throws on attributes that a hash-based policy always blocks. */
function refuseAttributes({ tagName, attrs }: Tree.Element): void {
  const refused = attrs.find(({ name }) => name === "style" || /^on/.test(name));
  if (!refused) return;
  throw new Error(
    `<${tagName} ${refused.name}="${refused.value}"> would be refused by browsers. ` +
      "Move styles to the component's css, and event handlers to a script.",
  );
}

const isPolicy = (element: Tree.Element) => attribute(element, "http-equiv") === HEADER;

/** Returns the elements below a node, in their order. */
const below = (parent: Tree.ParentNode): Tree.Element[] =>
  parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...below(element)]);

const named = (elements: readonly Tree.Element[], tagName: string) =>
  elements.filter((element) => element.tagName === tagName);

const attribute = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value;

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
