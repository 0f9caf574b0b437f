import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { readPharmacy } from "../../src/content/read/read-facts";
import { contactPointsOf } from "../../src/content/rules/contact-points";
import type { Environment } from "../environment/mail-settings";
import { bundleScreen } from "./bundle-screen";
import { gitBackend } from "./editor-backend";
import { linkTargets } from "./link-targets";
import { screenConfig } from "./screen-config";

/**
 * Writes what the screen reads when it is opened; to be renewed when pages come or go.
 *
 * @param project the folder of the site that is edited
 */
export async function writeConfig(
  folder: string,
  backend: Backend,
  siteUrl: string,
  project = process.cwd(),
) {
  const config = screenConfig({
    backend,
    siteUrl,
    paths: await linkTargets(project),
    contactPoints: contactPoints(project),
  });
  await writeFile(join(folder, "config.json"), JSON.stringify(config));
}

/** Whose number a banner can show; without departments while `pharmacy.yaml` has a mistake. */
function contactPoints(project: string): string[] {
  try {
    return contactPointsOf(readPharmacy(join(project, "data")));
  } catch {
    return contactPointsOf({});
  }
}

/**
 * Adds the editing screen to a build, as `/edit/`, where the pharmacy configured a Git service for
 * it. Without one nothing of the screen is in the build.
 *
 * @throws CommandError when the settings do not name a service and a repository
 */
export async function writePublicScreen(environment: Environment, build: string): Promise<void> {
  const folder = join(build, "edit");
  await rm(folder, { recursive: true, force: true });
  const backend = gitBackend(environment);
  if (!backend) return;
  await bundleScreen(folder, backend);
  await writeConfig(folder, backend, readPharmacy("data").website);
}
