import { describeMissingChromium, findChromium, type Machine } from "../../tools/find-chromium";

/** A machine on which only the given files are programs. */
const machine = (programs: string[], more: Partial<Machine> = {}): Machine => ({
  platform: "linux",
  environment: { PATH: "/opt/tools:/usr/bin" },
  home: "/home/ada",
  isProgram: (path) => programs.includes(path),
  ...more,
});

test.each<[string, Machine]>([
  ["/usr/bin/chromium", machine(["/usr/bin/chromium"])],
  ["/opt/tools/google-chrome", machine(["/opt/tools/google-chrome", "/usr/bin/chromium"])],
  ["/snap/bin/chromium", machine(["/snap/bin/chromium"])],
  [
    "/home/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    machine(["/home/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"], {
      platform: "darwin",
    }),
  ],
  [
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
    machine(["C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe"], {
      platform: "win32",
      environment: { PROGRAMFILES: "C:\\Program Files" },
    }),
  ],
])("finds %s", (path, where) => {
  expect(findChromium(where)).toBe(path);
});

test.each(["CHROME_PATH", "CHROMIUM_PATH"])("%s decides", (name) => {
  const programs = ["/usr/bin/chromium", "/opt/my-browser"];
  const environment = { PATH: "/usr/bin", [name]: "/opt/my-browser" };
  expect(findChromium(machine(programs, { environment }))).toBe("/opt/my-browser");
});

test("says so when the path that was set leads nowhere", () => {
  const environment = { CHROME_PATH: "/opt/gone" };
  expect(() => findChromium(machine(["/usr/bin/chromium"], { environment }))).toThrow(
    /CHROME_PATH is \/opt\/gone/,
  );
});

test("finds nothing where nothing is, and says what to install", () => {
  expect(findChromium(machine([]))).toBeUndefined();
  expect(describeMissingChromium("linux")).toContain("apt-get install chromium");
  expect(describeMissingChromium("darwin")).toContain("CHROME_PATH");
});
