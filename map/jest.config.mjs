import site from "../jest.config.mjs";

const [node] = site.projects;

/** The settings of the site's tests. @type {import("jest").Config} */
export default {
  ...node,
  rootDir: "..",
  testMatch: ["<rootDir>/map/__tests__/**/*.test.ts"],
  // ES modules, which Jest's `require` cannot load.
  transformIgnorePatterns: ["/node_modules/(?!(lucide-react|d3-geo|d3-array|internmap)/)"],
  testTimeout: site.testTimeout,
};
