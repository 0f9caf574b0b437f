import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { BuildJson } from "../../src/lib/build-json";
import { sampleText } from "../support/content/sample-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

beforeEach(() => folder.write("data/pharmacy.yaml", sampleText("pharmacy.yaml")));

/** Runs `npm run serve` until it serves or ends, and returns what it says. There is no Gatsby to build with. */
async function serve(...options: string[]): Promise<string> {
  const script = resolve("tools/commands/serve.ts");
  const tsx = resolve("node_modules/tsx/dist/cjs/index.cjs");
  const server = spawn(process.execPath, ["--require", tsx, script, ...options], {
    cwd: folder.path(),
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "pipe", "pipe"],
  });
  server.stdout.on("data", (said: Buffer) => {
    if (said.includes("Stop with Ctrl+C")) server.kill("SIGTERM");
  });
  const [said] = await Promise.all([text(server.stdout), text(server.stderr)]);
  return said;
}

function build(more: Partial<BuildJson> = {}) {
  folder.write("public/index.html", "<h1>Home</h1>");
  folder.write("public/build.json", JSON.stringify({ time: Date.now(), ...more }));
}

test("without a whole build, or if asked, the site is built first", async () => {
  folder.write("public/index.html", "<h1>Home</h1>");
  expect(await serve()).toMatch(/^Building the site/);
  build();
  expect(await serve("--build")).toMatch(/^Building the site/);
});

test("a build without keys is served as it is, and not built again with the outbox", async () => {
  build();
  const said = await serve();
  expect(said).not.toContain("Building the site");
  expect(said).toContain("The site cannot send its forms yet. These EmailJS keys are not set:");
  expect(said).toContain("npm run serve -- --outbox");
});

test("a build for the outbox is served with it", async () => {
  build({ sendsToOutbox: true });
  expect(await serve()).toContain("Messages from the forms stay on this machine");
});

test("a demo in a folder is served in it", async () => {
  build({ folder: "/pharmacy", isDemo: true });
  const said = await serve();
  expect(said).toContain("This is a demo: its forms send nothing.");
  expect(said).toMatch(/The production build is at http:\/\/localhost:\d+\/pharmacy\/$/m);
});
