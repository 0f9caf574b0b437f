import { build } from "esbuild";

/** Bundles a program with the server for Node, without the compiler of Gatsby's queries. */
export const bundle = (program: string, outfile: string) =>
  build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { gatsby: "./mail-server/gatsby.ts" },
    external: ["sharp"],
    logLevel: "warning",
  });
