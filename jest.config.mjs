/** What a build does to a file, as far as tests can see it. */
const compiler = {
  swcrc: false,
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: {
      react: { runtime: "automatic", importSource: "@emotion/react", development: true },
    },
  },
};

/** @type {import("jest").Config} */
const shared = {
  setupFiles: ["<rootDir>/__tests__/support/jest/optimize-late.ts"],
  transform: { "\\.m?[jt]sx?$": ["@swc/jest", compiler] },
  // These come as modules that Node's own require cannot read.
  transformIgnorePatterns: ["/node_modules/(?!(lucide-react|d3-geo|d3-array|internmap)/)"],
  // A site that the browser tests build there has a package of the same name.
  modulePathIgnorePatterns: ["<rootDir>/test-results/"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/jest/gatsby.ts" },
};

/** @type {import("jest").Config} */
const config = {
  // Only a test that hangs may reach this, however busy the machine is.
  testTimeout: 120_000,
  // By default one processor is left for a developer's other work, which on two means half the speed.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "page",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/page-setup.ts"],
    },
  ],
};

export default config;
