import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "./find-program";

/** An installed nginx. */
export interface Nginx {
  program: string;
  /** The file with its table of content types. */
  contentTypes: string;
  /** The module that serves files compressed with brotli, where it is installed. */
  brotliModule: string | undefined;
}

/** Looks for nginx; its own answer to `nginx -V` says where its files are. */
export function findNginx(): Nginx | undefined {
  const program = findProgram("nginx");
  if (!program) return undefined;

  const { stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
  const setting = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? "";
  const brotliModule = join(setting("modules-path"), "ngx_http_brotli_static_module.so");
  return {
    program,
    contentTypes: join(dirname(setting("conf-path")), "mime.types"),
    brotliModule: existsSync(brotliModule) ? brotliModule : undefined,
  };
}
