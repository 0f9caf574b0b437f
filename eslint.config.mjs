import { existsSync } from "node:fs";
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Allowed imports of each folder in src/: the arrows of docs/architecture.md. */
const ALLOWED_IMPORTS = {
  lib: [],
  time: ["lib"],
  styles: ["lib"],
  inline: ["lib", "time"],
  components: ["lib", "time", "styles", "inline"],
  site: ["lib", "time", "styles", "inline", "components"],
  sections: ["lib", "time", "styles", "components", "site"],
  forms: ["lib", "time", "styles", "components"],
  content: ["lib", "time", "styles", "forms"],
  islands: ["lib", "styles", "components", "inline"],
  templates: ["lib", "time", "styles", "components", "site", "sections", "forms", "islands"],
  editor: ["lib", "content"],
  gatsby: ["lib", "time", "styles", "content", "forms"],
};

/** The rule that a folder in src/ imports only from some others. */
const importsOf = (folder, allowed, ...patterns) => ({
  "no-restricted-imports": [
    "error",
    {
      patterns: [
        {
          regex: "^(\\.\\./)+tools/",
          message: "src/ imports nothing from tools/, which are commands over it.",
        },
        {
          regex: `^(\\.\\./)+(?!(${[folder, ...allowed].join("|")})(/|$))(${Object.keys(ALLOWED_IMPORTS).join("|")})(/|$)`,
          message: `src/${folder}/ imports only from ${allowed.join(", ") || "no other folder"}: see docs/architecture.md.`,
        },
        ...patterns,
      ],
    },
  ],
});

const importRules = Object.entries(ALLOWED_IMPORTS).map(([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: importsOf(folder, allowed),
}));

const byDoor = {
  regex: "/editor/",
  message: "src/editor/ has one door, src/editor/index.ts.",
};

/** The editing screen is used by one step of the build, and by `npm run edit`. */
const editorRules = [
  {
    files: ["src/gatsby/on-post-build.ts"],
    rules: importsOf("gatsby", [...ALLOWED_IMPORTS.gatsby, "editor"], byDoor),
  },
  {
    files: ["tools/**/*.ts", "bench/**/*.ts", "map/**/*.ts", "gatsby-*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "src/editor(/(?!words/)|$)",
              message:
                "Only one step of the build and npm run edit use the editing screen. Its words are for all staff.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["tools/server/pages-to-be.ts", "tools/server/start-screen.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [byDoor] }] },
  },
  {
    files: ["tools/update/*.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "src/editor/(?!values/)",
              message:
                "An update merges files as the editing screen does, and uses nothing else of it.",
            },
          ],
        },
      ],
    },
  },
];

export default defineConfig(
  globalIgnores([
    ".cache/",
    ".outbox/",
    ".update/",
    "artwork/.work/",
    "coverage/",
    "mail-server/dist/",
    // Without its packages, their types are unknown.
    ...(existsSync("map/node_modules") ? [] : ["map/"]),
    "public/",
    "test-results/",
    "src/gatsby-types.d.ts",
  ]),
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // React ignores the return value of an event handler, so a handler may be async.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Gatsby's types declare hooks as methods, but no hook uses `this`.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    rules: { eqeqeq: "error" },
  },
  {
    files: ["src/{components,forms,inline,islands,lib,time}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Literal[regex.pattern=/\\(\\?<[=!]/]",
          message: "Safari before 16.4 runs no script that has a lookbehind: see docs/browsers.md.",
        },
      ],
    },
  },
  ...importRules,
  ...editorRules,
);
