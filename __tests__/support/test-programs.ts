/** Optional programs for tests, at their paths on Debian and Ubuntu. */
import { existsSync } from "node:fs";
import { findInstalledBrowser } from "../../tools/browser/find-browser";

const library = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

export const firefoxPath = firefoxes.find((file) => existsSync(file));

export const webKit = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `${library}/webkit2gtk-4.1/MiniBrowser`,
  /** X server without a display. */
  screen: "/usr/bin/Xvfb",
} as const;

export const nginx = {
  program: "/usr/sbin/nginx",
  contentTypes: "/etc/nginx/mime.types",
  brotliModule: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
} as const;

export const apache = {
  program: "/usr/sbin/apache2",
  modules: "/usr/lib/apache2/modules",
  contentTypes: "/etc/mime.types",
} as const;

interface TestProgram {
  /** What the tests use it for. */
  purpose: string;
  isInstalled: boolean;
  /** Debian and Ubuntu packages. */
  packages: readonly string[];
}

const areThere = (files: object) =>
  Object.values(files).every((file) => existsSync(file as string));

/** Keys are project names in `playwright.config.ts`. */
const testPrograms = {
  chrome: {
    purpose: "what only a whole Chrome has: its owner's settings, and the back/forward cache",
    isInstalled: findInstalledBrowser() !== undefined,
    packages: ["chromium"],
  },
  firefox: {
    purpose: "the journeys in Firefox",
    isInstalled: firefoxPath !== undefined,
    packages: ["firefox-esr"],
  },
  webkit: {
    purpose: "the journeys in WebKit, which iPhones have",
    isInstalled: areThere(webKit),
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  nginx: {
    purpose: "hosting/nginx.conf on a real nginx with brotli",
    isInstalled: areThere(nginx),
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  apache: {
    purpose: "hosting/apache.htaccess on a real Apache",
    isInstalled: areThere(apache),
    packages: ["apache2-bin", "media-types"],
  },
} satisfies Record<string, TestProgram>;

const describeInstall = (programs: readonly TestProgram[]): string =>
  `On Debian or Ubuntu: apt-get install --no-install-recommends ${programs.flatMap(({ packages }) => packages).join(" ")}`;

/** True if the program is installed. */
export const canTestWith = (name: keyof typeof testPrograms): boolean =>
  testPrograms[name].isInstalled;

/** Returns lines that list the skipped tests and the packages that they need. */
export function describeLeftOut(): string[] {
  const missing = Object.values<TestProgram>(testPrograms).filter(
    (program) => !program.isInstalled,
  );
  if (missing.length === 0) return [];
  return [
    "Left out, because a program is missing:",
    ...missing.map(({ purpose }) => `  ${purpose}`),
    describeInstall(missing),
  ];
}
