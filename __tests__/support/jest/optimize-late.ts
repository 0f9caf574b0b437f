import { setFlagsFromString } from "node:v8";

/**
 * Delays optimization by V8. Node 20 spends a fifth of the test time on optimizing modules that
 * each test file loads anew. Later versions delay by default and do not have the flag.
 */
if (process.version.startsWith("v20.")) setFlagsFromString("--interrupt-budget=1000000");
