/** The workflow that publishes on GitHub Pages knows every setting of a build. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { mailKeyNames } from "../../src/gatsby/environment/mail-keys";

interface Workflow {
  name: string;
  on: { workflow_run?: { workflows: string[] } };
  jobs: Record<
    string,
    { if?: string; steps: { uses?: string; run?: string; env?: object; with?: object }[] }
  >;
}

const read = (name: string) =>
  parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")) as Workflow;

const workflow = read("github-pages");
const job = workflow.jobs.publish;

/** Names of settings in `.env.example`, also of those that are commented out. */
const settings = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
  ([, name]) => name,
);

test("its build gets each setting of .env.example from the variable of that name", () => {
  const build = job?.steps.find(({ run }) => run === "npm run build");
  expect(build?.env).toEqual(
    Object.fromEntries(settings.map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

test(".env.example has the key of every form", () => {
  expect(settings).toEqual(expect.arrayContaining(mailKeyNames));
});

test("it publishes hidden files, with the Node of .nvmrc, and only where it was turned on", () => {
  expect(job?.if).toContain("vars.PUBLISH_TO_PAGES == 'yes'");
  expect(job?.steps).toContainEqual(
    expect.objectContaining({
      with: expect.objectContaining({ path: "public", "include-hidden-files": true }) as object,
    }),
  );
  expect(job?.steps).toContainEqual(
    expect.objectContaining({
      with: expect.objectContaining({ "node-version-file": ".nvmrc" }) as object,
    }),
  );
});

test("it follows the nightly workflow", () => {
  expect(workflow.on.workflow_run?.workflows).toEqual([read("nightly").name]);
});
