import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "../src/lib/command-error";

/** A key and the certificate that goes with it, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

let made: Certificate | undefined;

/**
 * The certificate for `localhost` of all sites that are being measured. Nobody vouches for it; browsers
 * speak HTTP/2 only over TLS. It is good for two days and kept in no file.
 *
 * @throws CommandError where there is no OpenSSL
 */
export const certificate = (): Certificate => (made ??= makeCertificate());

/** The hash by which Chromium can be told to trust the certificate. */
export function certificateHash(): string {
  const key = new X509Certificate(certificate().cert).publicKey;
  return createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("base64");
}

function makeCertificate(): Certificate {
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
