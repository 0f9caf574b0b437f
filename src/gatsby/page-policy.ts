/**
 * The Content Security Policy of a page: nothing is allowed but what the finished page itself has,
 * named as exactly as browsers let us (https://www.w3.org/TR/CSP3/). It stands in the page, because
 * it is another one for each page, and hosts limit how many headers a site can have, and how long
 * they are. What a `meta` element cannot say is a header: see `hosting/rules.ts`.
 */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse } from "parse5";
import { printPolicy } from "../lib/print-policy";
import { ISLAND, TRUSTED_SCRIPTS_POLICY } from "../islands/protocol";

/** Where else than to this site the island of this name connects: origins, or nothing. */
export type ConnectsTo = (island: string) => readonly string[];

/** Types of script elements that browsers run or obey. All others hold data. */
const EFFECTIVE_TYPE = /^(|module|text\/javascript|speculationrules|importmap)$/;

const HEADER = "Content-Security-Policy";
const SELF = "'self'";
const NONE = "'none'";

/**
 * A page with its policy right below its character set and viewport, in the place of an older one.
 *
 * @throws when the page has what no policy of ours allows
 */
export function withPolicy(html: string, connectsTo: ConnectsTo): string {
  const elements = below(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const first = elements.findLast(
    (element) =>
      element.tagName === "meta" &&
      (attribute(element, "charset") !== undefined || attribute(element, "name") === "viewport"),
  );
  const place = first?.sourceCodeLocation?.endOffset;
  if (place === undefined) throw new Error("The page does not say what its character set is.");
  const old = elements.find((it) => it.sourceCodeLocation?.startOffset === place && isPolicy(it));
  const meta = `<meta http-equiv="${HEADER}" content="${policyOf(elements, connectsTo)}"/>`;
  return html.slice(0, place) + meta + html.slice(old?.sourceCodeLocation?.endOffset ?? place);
}

/** The hash by which a policy allows what stands in a page. */
export const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

function policyOf(elements: readonly Tree.Element[], connectsTo: ConnectsTo): string {
  for (const element of elements) refuseAttributes(element);
  const scripts = named(elements, "script").filter((it) =>
    EFFECTIVE_TYPE.test(attribute(it, "type") ?? ""),
  );
  const inlineScripts = scripts.filter((it) => attribute(it, "src") === undefined);
  const islands = elements.flatMap((it) => attribute(it, ISLAND) ?? []);
  const loadsScripts = islands.length > 0 || scripts.length > inlineScripts.length;
  const linksStyles = named(elements, "link").some((it) => attribute(it, "rel") === "stylesheet");
  return printPolicy({
    "default-src": [NONE],
    "base-uri": [NONE],
    "form-action": [NONE],
    "img-src": [SELF],
    "font-src": [SELF],
    "manifest-src": [SELF],
    // Lighthouse reads robots.txt from within the page, and a form asks this site whether there is a
    // connection at all.
    "connect-src": [SELF, ...islands.flatMap(connectsTo)],
    "style-src": [
      ...(linksStyles ? [SELF] : []),
      ...hashes(named(elements, "style").map(textOf)),
      // Emotion fills an empty style element through the CSSOM, which policies leave alone.
      ...(islands.length > 0 ? [hashOf("")] : []),
    ],
    "script-src": [...(loadsScripts ? [SELF] : []), ...hashes(inlineScripts.map(textOf))],
    "trusted-types": [islands.length > 0 ? TRUSTED_SCRIPTS_POLICY : NONE],
    "require-trusted-types-for": ["'script'"],
  });
}

const hashes = (contents: readonly string[]) => [...new Set(contents.map(hashOf))];

/** A policy of hashes cannot allow these, so browsers would leave them out without a word to us. */
function refuseAttributes({ tagName, attrs }: Tree.Element): void {
  const refused = attrs.find(({ name }) => name === "style" || /^on/.test(name));
  if (!refused) return;
  throw new Error(
    `<${tagName} ${refused.name}="${refused.value}"> would be refused by browsers: ` +
      "styles belong into a component's css, and what happens on events into a script.",
  );
}

const isPolicy = (element: Tree.Element) => attribute(element, "http-equiv") === HEADER;

const below = (parent: Tree.ParentNode): Tree.Element[] =>
  parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...below(element)]);

const named = (elements: readonly Tree.Element[], tagName: string) =>
  elements.filter((element) => element.tagName === tagName);

const attribute = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((it) => it.name === name)?.value;

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
