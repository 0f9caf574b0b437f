import { checkBeforeBuild } from "../../src/gatsby/on-pre-init";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

/** Stands for `panic`, which ends the process. */
class Panic extends Error {}

/** Runs the check before a build and returns its output and the panic message. */
async function start(environment: Record<string, string> = {}) {
  const said: string[] = [];
  jest.spyOn(console, "error").mockImplementation((text: string) => void said.push(text));
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(process, "cwd").mockReturnValue(content.root());
  jest.replaceProperty(process, "env", { ...process.env, ...environment });
  const reporter = {
    panic: (text: string) => {
      throw new Panic(text);
    },
  };
  try {
    await checkBeforeBuild({ reporter } as unknown as Parameters<typeof checkBeforeBuild>[0]);
    return { said, panic: undefined };
  } catch (error) {
    if (error instanceof Panic) return { said, panic: error.message };
    throw error;
  }
}

test("a mistake stops the build, with its file, its line and what to write instead", async () => {
  content.replace("pharmacy.yaml", /saturday: ".*"/, 'saturday: "9AM-25PM"');
  const { said, panic } = await start();
  expect(said.join("\n")).toMatch(/data\/pharmacy\.yaml:\d+:\d+[^]*saturday[^]*9AM-25PM/);
  expect(panic).toContain("Nothing was built");
});

test("a place that mail cannot safely go to stops the build", async () => {
  const { panic } = await start({ GATSBY_EMAILJS_ORIGIN: "http://mail.example" });
  expect(panic).toContain('GATSBY_EMAILJS_ORIGIN is "http://mail.example"');
});
