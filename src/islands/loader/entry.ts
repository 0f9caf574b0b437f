import { TRUSTED_SCRIPTS_POLICY } from "../../lib/island-protocol";
import { loadIslands } from "./load-islands";

/** Trusted Types, which TypeScript does not know yet. */
interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ) => unknown;
  };
}

/** Folder of the site, defined by `inline-scripts.ts`; empty for a site of its own. */
declare const __BASE_PATH__: string;

// Allows the islands' scripts, and no others (https://www.w3.org/TR/trusted-types/).
(window as WithTrustedTypes).trustedTypes?.createPolicy(TRUSTED_SCRIPTS_POLICY, {
  // URL of an island's script: "/transfer-1a2b.js".
  createScriptURL: (address) =>
    (__BASE_PATH__ ? new RegExp(`^${__BASE_PATH__}/[\\w-]+\\.js$`) : /^\/[\w-]+\.js$/).test(address)
      ? address
      : null,
});

loadIslands();

// A translation has the anchors of this page, so that a form stays in view.
onclick = ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
  if (link) link.hash = location.hash;
};
