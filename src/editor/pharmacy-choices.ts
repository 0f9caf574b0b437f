import { join } from "node:path";
import { languagesOf } from "../content/languages/languages";
import { readPharmacy } from "../content/read-facts";
import { contactPointsOf } from "../content/rules/references";

/** Returns contact points and languages of a site; without departments and translations if it is not valid. */
export function pharmacyChoices(project: string) {
  try {
    const pharmacy = readPharmacy(join(project, "data"));
    const languages = languagesOf(pharmacy).map(({ code }) => code);
    return { contactPoints: contactPointsOf(pharmacy), languages };
  } catch {
    return { contactPoints: contactPointsOf({}), languages: [] };
  }
}
