import { TRUSTED_SCRIPTS_POLICY } from "../protocol";

/** As much of the Trusted Types API as is used here; TypeScript does not know it yet. */
interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ) => unknown;
  };
}

/** The build puts every script of an island beside the home page, and names it in these letters. */
const OWN_SCRIPT = /^\/[\w-]+\.js$/;

/**
 * Has browsers with Trusted Types load the islands' scripts, by whichever code, and no others
 * (https://www.w3.org/TR/trusted-types/).
 */
export function trustOwnScripts() {
  (window as WithTrustedTypes).trustedTypes?.createPolicy(TRUSTED_SCRIPTS_POLICY, {
    createScriptURL: (address) => (OWN_SCRIPT.test(address) ? address : null),
  });
}
