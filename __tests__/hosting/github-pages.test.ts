import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "../support/temporary-folder";

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

const folder = temporaryFolder();

/** Runs the step that asks for the address of the Pages, and returns its outputs and what it says. */
function findPages(pages: object | undefined) {
  const [step] = workflow.jobs.find?.steps ?? [];
  // Answers as GitHub's program does, which writes the error of the service to its standard output.
  const answer = JSON.stringify(pages ?? { message: "Not Found", status: "404" });
  const script = `const page = ${answer};
if (process.argv[2] !== "api" || process.argv[3] !== "repos/user/pharmacy/pages") process.exit(2);
if (!page.html_url) { console.log(JSON.stringify(page)); process.exit(1); }
const isSelected = process.argv[5].includes('select(.build_type == "workflow")');
if (isSelected && page.build_type === "workflow") console.log(page.html_url);`;
  folder.write("gh", `#!${process.execPath}\n${script}\n`);
  chmodSync(join(folder.path(), "gh"), 0o755);
  folder.write("output", "");
  // GitHub's shell ends at the first command that fails.
  const said = execFileSync("bash", ["-e", "-c", step?.run ?? ""], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: `${folder.path()}:${process.env.PATH}`,
      GITHUB_REPOSITORY: "user/pharmacy",
      GITHUB_OUTPUT: join(folder.path(), "output"),
    },
    encoding: "utf8",
  });
  return { output: folder.read("output"), said };
}

test("it publishes at the address of the Pages", () => {
  const address = "https://user.github.io/pharmacy/";
  const { output, said } = findPages({ build_type: "workflow", html_url: address });
  expect(output).toBe(`address=${address}\n`);
  expect(said).toBe("");
  const { steps = [], if: condition } = job ?? {};
  expect(condition).toBe("needs.find.outputs.address");
  expect(steps.find(({ run }) => run === "npm run build")?.env).toEqual({
    SAMPLE_WEBSITE: "${{ needs.find.outputs.address }}",
  });
});

test.each([
  ["that has no Pages", undefined],
  ["whose Pages show a branch", { build_type: "legacy", html_url: "https://user.github.io/docs/" }],
])("it publishes nothing of a repository %s, and says why", (_, pages) => {
  const { output, said } = findPages(pages);
  expect(output).toBe("");
  expect(said).toMatch(/^::notice::Nothing was published: .*hosting\/github-pages\.md/);
});

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
