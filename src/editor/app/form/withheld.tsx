import { namesInBraces } from "../../../content/facts";
import { featureOf, needOf } from "../../../content/languages/leave-out";
import { contentTypeAt, singleFiles } from "../../../content/schema/content-files";
import {
  type FeatureKey,
  isOffer,
  offerQuestions,
  optionalFacts,
  optionalFiles,
} from "../../../content/schema/features";
import { valueIn } from "../../../content/schema/value-path";
import { labelOf } from "../../labels";
import { addressOf, type Path } from "../route";
import { t } from "../words";
import { useForm, useStore } from "./store";
import { getAt } from "./values";

const names: Partial<Record<FeatureKey, string>> = { ...optionalFiles, ...optionalFacts };

/** Says that pages do not show a value, or sentences of a text, because the site does not have what they need. */
export function Withheld({ path }: { path: Path }) {
  const { file, absent } = useForm();
  const value = useStore((store) => getAt(store.value, path));
  const needed =
    typeof value === "string"
      ? namesInBraces(value).map((name) => featureOf(name, absent))
      : [
          needOf(value),
          // A block of a fact has its name.
          valueIn(value, "type"),
          path.length === 0 && contentTypeAt(file.path)?.optional,
        ];
  const missing = absent.filter((feature) => needed.includes(feature));
  const said =
    typeof value === "string"
      ? t("Pages leave out the sentences that name this in braces.")
      : t("Pages do not show this.");
  return missing.map((feature) => (
    <p key={feature} className="note">
      {said}{" "}
      {isOffer(feature) ? (
        <>
          {t("The answer to this question is not yes:")}{" "}
          <a href={addressOf(singleFiles.pharmacy.path, ["offers", feature])}>
            {t(offerQuestions[feature])}
          </a>
        </>
      ) : (
        t("The site does not have this: {name}.", {
          name: t(names[feature] ?? labelOf(feature)),
        })
      )}
    </p>
  ));
}
