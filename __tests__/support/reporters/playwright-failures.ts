import { relative } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { firstLine, noteFailure } from "./failures-file.mjs";

/** Tells `npm test` which browser tests failed. */
export default class PlaywrightFailures implements Reporter {
  onTestEnd({ title, location, parent }: TestCase, { status, errors }: TestResult) {
    if (status === "passed" || status === "skipped") return;
    const place = `${relative(process.cwd(), location.file)}:${location.line}`;
    const project = parent.project()?.name ?? "";
    const why = firstLine(errors[0]?.message ?? status);
    noteFailure(
      `${place} [${project}]: "${title}" failed. ${why}`,
      `npm run test:browser -- ${place} --project=${project} --trace on`,
    );
  }

  printsToStdio() {
    return false;
  }
}
