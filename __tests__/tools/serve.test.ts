import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { forgetBuild, noteBuild } from "../../src/gatsby/build/current-build";
import { sampleText } from "../support/content/sample-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

test("a build without keys is served as it is, and not built again with the outbox", async () => {
  folder.write("data/pharmacy.yaml", sampleText("pharmacy.yaml"));
  // The build begins in a later millisecond than that of the file.
  jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() + 1000);
  forgetBuild(folder.path());
  folder.write("public/index.html", "<h1>Home</h1>");
  noteBuild({}, folder.path());

  const serve = spawn(
    process.execPath,
    [
      "--require",
      resolve("node_modules/tsx/dist/cjs/index.cjs"),
      resolve("tools/commands/serve.ts"),
    ],
    { cwd: folder.path(), env: { PATH: process.env.PATH }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const said: string[] = [];
  for await (const line of createInterface({ input: serve.stdout })) {
    said.push(line);
    if (line.includes("Stop with Ctrl+C")) serve.kill("SIGTERM");
  }
  expect(said).toContain("The build in public/ is current.");
  expect(said).toContain("The site cannot send its forms yet. These EmailJS keys are not set:");
  expect(said.join()).toContain("npm run serve -- --outbox");
});
