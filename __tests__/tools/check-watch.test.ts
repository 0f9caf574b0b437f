import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
let command: ChildProcess;
let output = "";

beforeEach(() => {
  output = "";
  command = spawn(
    process.execPath,
    ["--require", "tsx/cjs", resolve("tools/commands/check.ts"), "--watch"],
    {
      cwd: content.root(),
    },
  );
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on("data", (text: Buffer) => (output += text.toString()));
  }
});
afterEach(() => command.kill());

/** Waits for words in the output, then clears it. */
async function said(words: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (!output.includes(words)) return;
      command.stdout?.off("data", look);
      command.stderr?.off("data", look);
      resolve();
    };
    command.stdout?.on("data", look);
    command.stderr?.on("data", look);
    command.once("close", () => reject(new Error(`It ended and said:\n${output}`)));
    look();
  });
  output = "";
}

test("npm run check -- --watch follows every change, and mending needs no new start", async () => {
  await said("Every change in data/ is checked from now on.");

  const footer = readFileSync(content.at("footer.yaml"));
  const pharmacy = readFileSync(content.at("pharmacy.yaml"), "utf8");
  content.write("footer.yaml", "about:\n\theading: x\n");
  await said("indented with a tab");

  content.write("footer.yaml", footer);
  await said("The content in data/ is valid again.");

  const { socialPicture } = parse(pharmacy) as { socialPicture: { file: string } };
  content.remove(socialPicture.file);
  await said(`There is no picture data/${socialPicture.file}.`);
  writeFileSync(join(content.root(), "static", "logo.svg"), "<svg>");
  await said("The drawing static/logo.svg is damaged");

  command.kill("SIGINT");
  const exitCode = await new Promise((ended) => command.once("exit", ended));
  expect(exitCode).toBe(0);
});
