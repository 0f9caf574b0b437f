import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "../tools/command-line/run-command";

/** A key and the certificate that goes with it, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Makes a certificate for `localhost` that nobody vouches for; browsers speak HTTP/2 only over TLS.
 * It is good for two days and kept in no file.
 *
 * @throws CommandError where there is no OpenSSL
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "pharmacy-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const { status } = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", key, "-out", cert],
    ]);
    if (status !== 0) {
      throw new CommandError("The benchmark needs the command openssl. Install it and try again.");
    }
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
