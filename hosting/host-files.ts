/** Configurations of hosts, made from `rules.ts`. `npm run host-files` writes them. */
import { caching, type HeaderRule, headerRules, securityHeaders, strictTransport } from "./rules";

/** Headers of every address. */
const everywhere = { ...securityHeaders, ...strictTransport };

/** A later rule wins. */
const allRules: readonly HeaderRule[] = [
  { pattern: "/*", headers: { ...everywhere, "Cache-Control": caching.askFirst } },
  ...headerRules,
];

const vercel = {
  $schema: "https://openapi.vercel.sh/vercel.json",
  framework: null,
  buildCommand: "npm run build",
  outputDirectory: "public",
  trailingSlash: true,
  headers: allRules.map(({ pattern, headers }) => ({
    source: pattern.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
};

/** Headers without `Cache-Control`: Cloudflare would put the values of two rules into one header. */
const headersFile = [{ pattern: "/*", headers: everywhere }, ...headerRules]
  .map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  )
  .join("\n\n");

const HEADERS_COMMENT = `# "npm run host-files" makes this file. Netlify and Cloudflare Pages read it, and let browsers ask about a file that
# has no rule below. They send a rule also with a 404, so "npm run build" names the scripts of pages in its copy. For the
# editing screen Cloudflare puts two values into one header, which browsers then pass over: signing in works there too.`;

/** Configurations in JSON, by path. */
export const jsonFiles: Readonly<Record<string, object>> = {
  "hosting/vercel.json": vercel,
};

/** Configurations of which each line counts, by path. */
export const textFiles: Readonly<Record<string, string>> = {
  "static/_headers": `${HEADERS_COMMENT}\n${headersFile}\n`,
};
