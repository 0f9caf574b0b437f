/**
 * Lets browsers that know how prepare the page behind a link that someone is about to press. They
 * do not while people save data or power; `src/inline/entry.ts` takes the rules away on
 * metered connections
 * (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
export function speculationRules() {
  const rules = {
    prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
  };
  return (
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
