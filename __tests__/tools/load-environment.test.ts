import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const environmentBefore = { ...process.env };

afterEach(() => {
  process.env = { ...environmentBefore };
});

test("the mode's own file wins over .env, and what is set already wins over both", () => {
  folder.write(".env", "SITE_A=general\nSITE_B=general\nSITE_C=general");
  folder.write(".env.production", "SITE_B=production\nSITE_C=production");
  folder.write(".env.development", "SITE_A=development");
  process.env.SITE_C = "set by hand";

  loadEnvironment("production", folder.path());

  expect(process.env).toMatchObject({
    SITE_A: "general",
    SITE_B: "production",
    SITE_C: "set by hand",
  });
});

test("GATSBY_ACTIVE_ENV chooses the file, as in Gatsby", () => {
  folder.write(".env.production", "SITE_A=production");
  folder.write(".env.staging", "SITE_A=staging");
  process.env.GATSBY_ACTIVE_ENV = "staging";

  loadEnvironment("production", folder.path());

  expect(process.env.SITE_A).toBe("staging");
});

test("no file at all is fine", () => {
  expect(() => loadEnvironment("development", folder.path())).not.toThrow();
});
