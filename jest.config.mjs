/** What Gatsby's own build does to a file, as far as tests can see it. */
const babelOptions = {
  babelrc: false,
  configFile: false,
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
};

/** @type {import("jest").Config} */
const shared = {
  transform: { "\\.[jt]sx?$": ["babel-jest", babelOptions] },
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx" },
};

/** @type {import("jest").Config} */
const config = {
  testTimeout: 30_000,
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
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/page-setup.ts"],
    },
  ],
};

export default config;
