import base from "./playwright.config";
export default {
  ...base,
  testDir: "/work/wt-islands/__tests__",
  outputDir: "/tmp/islands-results",
  webServer: undefined,
  workers: 1,
  projects: base.projects!.filter((p) => ["phone", "desktop"].includes(p.name ?? "")),
};
