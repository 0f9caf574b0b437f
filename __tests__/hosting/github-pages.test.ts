import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";

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

test("its build gets each variable of the repository", () => {
  const steps = job?.steps ?? [];
  const build = steps.findIndex(({ run }) => run === "npm run build");
  const { run = "", env } = steps[build - 1] ?? {};
  expect(env).toEqual({ VARIABLES: "${{ toJSON(vars) }}" });
  const [, script = ""] = /^node -p '(.*)' >> "\$GITHUB_ENV"$/.exec(run) ?? [];
  const variables = { GATSBY_EMAILJS_PUBLIC_KEY: "key", EDITOR_GIT_BRANCH: "main" };
  const printed = execFileSync(process.execPath, ["-p", script], {
    env: { VARIABLES: JSON.stringify(variables) },
    encoding: "utf8",
  });
  expect(printed).toBe("GATSBY_EMAILJS_PUBLIC_KEY=key\nEDITOR_GIT_BRANCH=main\n");
});

test("it follows the nightly workflow", () => {
  expect(workflow.on.workflow_run?.workflows).toEqual([read("nightly").name]);
});
