import { join } from "node:path";
import { languagesOf } from "../content/languages/languages";
import { readPharmacy } from "../content/read-facts";
import { contactPointsOf } from "../content/rules/references";

/**
 * Returns the contact points of a site and the codes of its languages, without departments and translations if
 * `pharmacy.yaml` is not valid.
 *
 * @param project folder of the edited site
 */
export function pharmacyChoices(project: string) {
  try {
    const pharmacy = readPharmacy(join(project, "data"));
    const languages = languagesOf(pharmacy).map(({ code }) => code);
    return { contactPoints: contactPointsOf(pharmacy), languages };
  } catch {
    return { contactPoints: contactPointsOf({}), languages: [] };
  }
}
