import { trustOwnScripts } from "../../src/islands/loader/trust-own-scripts";

interface Rules {
  createScriptURL: (address: string) => string | null;
}

/** The Trusted Types policy that the script creates. */
function rulesGiven(): Rules {
  const createPolicy = jest.fn<unknown, [string, Rules]>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  trustOwnScripts();
  Reflect.deleteProperty(window, "trustedTypes");
  const [[name, rules]] = createPolicy.mock.calls as [[string, Rules]];
  expect(name).toBe("default");
  return rules;
}

test("the scripts of the build are loaded", () => {
  const { createScriptURL } = rulesGiven();
  for (const address of ["/contact-6b9c00cae6bb5f0b1a8b.js", "/630-7053a8a475c56c79a2ef.js"]) {
    expect(createScriptURL(address)).toBe(address);
  }
});

test.each([
  ["another site's", "https://evil.example/a.js"],
  ["another site's on the same scheme", "//evil.js"],
  ["another site's, as browsers read a backslash", "/\\evil.js"],
  ["the editing screen's", "/edit/start-TWRBSZ6B.js"],
  ["a file that staff put there", "/files/price-list.js"],
  ["a script in the address itself", "data:text/javascript,alert(1)"],
])("%s are not", (_, address) => {
  expect(rulesGiven().createScriptURL(address)).toBeNull();
});

test("browsers without Trusted Types go on", () => {
  expect(() => trustOwnScripts()).not.toThrow();
});
