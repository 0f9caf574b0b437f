import { relative } from "node:path";
import process from "node:process";
import { firstLine, noteFailure } from "./failures-file.mjs";

/** Tells `npm test` which unit tests failed. */
export default class JestFailures {
  /**
   * @param {unknown} _test
   * @param {import("@jest/reporters").TestResult} result
   */
  onTestResult(_test, { testFilePath, testResults, testExecError }) {
    const file = relative(process.cwd(), testFilePath);
    if (testExecError) {
      noteFailure(
        `${file} could not run: ${firstLine(testExecError.message)}`,
        `npm run test:unit -- ${file}`,
      );
    }
    for (const { status, fullName, failureMessages } of testResults) {
      if (status !== "failed") continue;
      noteFailure(
        `${file}: "${fullName}" failed. ${firstLine(failureMessages[0] ?? "")}`,
        `npm run test:unit -- ${file} -t ${JSON.stringify(fullName)}`,
      );
    }
  }
}
