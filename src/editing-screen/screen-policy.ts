import type { Backend } from "@sveltia/cms";
import { printPolicy } from "../lib/print-policy";

/** Whom the screen talks to where the site's files live on a Git service, and whose pictures it shows. */
const GIT_SERVICES: Partial<
  Record<Backend["name"], { connections: string[]; pictures: string[] }>
> = {
  github: {
    connections: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    connections: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
    pictures: ["https://gitlab.com", "https://secure.gravatar.com"],
  },
};

/**
 * The Content Security Policy of the editing screen (https://sveltiacms.app/en/docs/security). No script
 * runs but what is in the screen's own folder. Sveltia CMS brings its styles as elements and attributes
 * that its script makes, a hundred of them, so these are let be.
 */
export function screenPolicy({ name }: Pick<Backend, "name">): string {
  const { connections = [], pictures = [] } = GIT_SERVICES[name] ?? {};
  return printPolicy({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    // Pictures of iPhones are read, and all are made smaller, by WebAssembly.
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'unsafe-inline'"],
    "font-src": ["'self'"],
    // What is about to be uploaded is shown from the browser's memory.
    "img-src": ["'self'", "blob:", "data:", ...pictures],
    "connect-src": ["'self'", "blob:", "data:", ...connections],
  });
}
