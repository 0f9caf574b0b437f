/** The programs beside Node that some tests need, and what to do where they are missing. */
import { findApache } from "./find-apache";
import { findInstalledBrowser } from "../../../tools/browser/find-browser";
import { findFirefox, findWebKit } from "./find-engines";
import { findNginx } from "./find-nginx";
import { findProgram } from "./find-program";
import { CommandError } from "../../../src/lib/command-error";

interface TestProgram {
  /** What is tried with it. */
  purpose: string;
  isInstalled: () => boolean;
  /** Of Debian and Ubuntu. */
  packages: readonly string[];
}

/** By the name of the project in `playwright.config.ts`, or of the program that a unit test needs. */
const testPrograms = {
  git: {
    purpose: "an update of a pharmacy's site, as docs/updating.md has it",
    isInstalled: () => findProgram("git") !== undefined,
    packages: ["git"],
  },
  chrome: {
    purpose: "what only a whole Chrome has: its owner's settings, and the back/forward cache",
    isInstalled: () => findInstalledBrowser() !== undefined,
    packages: ["chromium"],
  },
  firefox: {
    purpose: "the journeys in Firefox",
    isInstalled: () => findFirefox() !== undefined,
    packages: ["firefox-esr"],
  },
  webkit: {
    purpose: "the journeys in WebKit, which iPhones have",
    isInstalled: () => findWebKit() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  nginx: {
    purpose: "hosting/nginx.conf on a real nginx with brotli",
    isInstalled: () => findNginx()?.brotliModule !== undefined,
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  apache: {
    purpose: "hosting/apache.htaccess on a real Apache",
    isInstalled: () => findApache() !== undefined,
    packages: ["apache2-bin", "media-types"],
  },
} satisfies Record<string, TestProgram>;

export type TestProgramName = keyof typeof testPrograms;

const missingPrograms = (): TestProgram[] =>
  Object.values<TestProgram>(testPrograms).filter(({ isInstalled }) => !isInstalled());

const describeInstall = (programs: readonly TestProgram[]): string =>
  `On Debian or Ubuntu: apt-get install --no-install-recommends ${programs.flatMap(({ packages }) => packages).join(" ")}`;

/**
 * Whether the tests that need a program can run here.
 *
 * @throws CommandError in CI, where everything has to be tried
 */
export function canTestWith(name: TestProgramName): boolean {
  if (testPrograms[name].isInstalled()) return true;
  if (!process.env.CI) return false;
  throw new CommandError(
    `In CI everything is tried, and ${name} is missing here. ${describeInstall([testPrograms[name]])}`,
  );
}

/** For the last lines of a test run: what was left out on this machine, and how to add it. */
export function describeLeftOut(): string[] {
  const missing = missingPrograms();
  if (missing.length === 0) return [];
  return [
    "Left out here, because a program is missing:",
    ...missing.map(({ purpose }) => `  ${purpose}`),
    describeInstall(missing),
  ];
}
