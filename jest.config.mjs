/** Compiles as the build does. */
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
  // A site of its own, in no folder: see `src/lib/paths.ts`.
  globals: { __BASE_PATH__: "" },
  // Before each test: spies and replaced properties, such as the environment.
  restoreMocks: true,
  transform: { "\\.m?[jt]sx?$": ["@swc/jest", compiler] },
  // ES modules, which Jest's `require` cannot load.
  transformIgnorePatterns: ["/node_modules/(?!lucide-react/)"],
  // Browser tests build sites there, with a package of the same name.
  modulePathIgnorePatterns: ["<rootDir>/test-results/"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/jest/gatsby.ts" },
};

/** @type {import("jest").Config} */
export default {
  // Milliseconds. Long enough for a busy machine: only a test that hangs reaches it.
  testTimeout: 120_000,
  // The default leaves one processor free, which halves the speed on two.
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
