import { readReport } from "../lighthouse";

test("a report's times are read", () => {
  const audits = {
    "largest-contentful-paint": { numericValue: 900 },
    "total-blocking-time": { numericValue: 4 },
    "mainthread-work-breakdown": { numericValue: 310 },
    "cumulative-layout-shift": { numericValue: 0 },
  };
  expect(readReport(JSON.stringify({ audits }))).toEqual({
    lcp: 900,
    tbt: 4,
    mainThread: 310,
    cls: 0,
  });
});

test("a report without times fails in Lighthouse's own words", () => {
  const runtimeError = { code: "NO_FCP", message: "The page did not paint any content." };
  const audits = { "largest-contentful-paint": { errorMessage: "Required" } };
  expect(() => readReport(JSON.stringify({ runtimeError, audits }))).toThrow(
    "NO_FCP: The page did not paint any content.",
  );
});
