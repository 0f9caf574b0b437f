import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../../tools/run-script";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

test("arguments arrive as they were given, and the exit code comes back", async () => {
  folder.write(
    "script.js",
    `require("fs").writeFileSync(process.env.RESULT, JSON.stringify(process.argv.slice(2)));
     process.exitCode = 7;`,
  );
  const result = join(folder.path(), "result.json");
  const args = ["-g", "a|b", "two words", '"$HOME"', "x; exit 0"];
  const environment = { ...process.env, RESULT: result };
  expect(await runScript(join(folder.path(), "script.js"), args, environment)).toBe(7);
  expect(JSON.parse(readFileSync(result, "utf8"))).toEqual(args);
});
