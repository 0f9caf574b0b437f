import site from "../jest.config.mjs";

const [node] = site.projects;

/** The settings of the site's tests. @type {import("jest").Config} */
export default {
  ...node,
  rootDir: "..",
  testMatch: ["<rootDir>/mail-server/__tests__/**/*.test.ts"],
  testTimeout: site.testTimeout,
};
