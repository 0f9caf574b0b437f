import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "../src/lib/command-error";

let made: ReturnType<typeof makeCertificate> | undefined;

/**
 * Returns a self-signed certificate for `localhost`, valid for two days: browsers use HTTP/2 only over TLS. Throws
 * `CommandError` without `openssl`.
 */
export const certificate = () => (made ??= makeCertificate());

/** Hash for Chromium's flag that trusts one certificate. */
export function certificateHash(): string {
  const key = new X509Certificate(certificate().cert).publicKey;
  return createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("base64");
}

/** Returns the private key and the certificate in PEM. */
function makeCertificate() {
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
