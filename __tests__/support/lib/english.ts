/** The sample's words around hours and days. */
import { parse } from "yaml";
import { timeCopy } from "../../../src/time/date-text";
import { sampleText } from "../content/sample-files";

const copyIn = (file: string, language: string) =>
  timeCopy(parse(sampleText(file)) as Queries.SiteLabels, language);

export const { hoursCopy: ENGLISH, dayCopy: ENGLISH_DAYS } = copyIn("labels.yaml", "en-US");
export const { hoursCopy: SPANISH, dayCopy: SPANISH_DAYS } = copyIn("es/labels.yaml", "es-PR");
