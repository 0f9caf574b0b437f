import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readPharmacy } from "../../content/read/read-facts";
import { SECURITY_TXT, securityTxt } from "../../lib/security-txt";

/**
 * Says in a build whom to tell of a weakness of the site, if `pharmacy.yaml` does.
 *
 * @param dataFolder the content
 * @param build the folder of the build, in which an earlier build may have left the file
 */
export async function writeSecurityTxt(dataFolder: string, build: string): Promise<void> {
  const { securityContact, website } = readPharmacy(dataFolder);
  const file = join(build, SECURITY_TXT);
  if (!securityContact) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt(securityContact, website));
}
