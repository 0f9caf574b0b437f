import { setFlagsFromString } from "node:v8";

/**
 * Each file of tests loads its modules anew and runs most of them a few times, and Node 20 spent a
 * fifth of the time on optimizing them. Later versions wait longer by themselves, and have no such flag.
 */
if (process.version.startsWith("v20.")) setFlagsFromString("--interrupt-budget=1000000");
