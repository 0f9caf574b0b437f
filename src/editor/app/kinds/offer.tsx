import { useState } from "react";
import { featureSource } from "../../../content/languages/absent-features";
import { offeredTexts, type Promised } from "../../../content/offers";
import type { Offer } from "../../../content/schema/features";
import { metaOf } from "../../../content/schema/inspect-schema";
import type { SiteContent } from "../../site-facts";
import { textOf } from "../form/values";
import { addressOf, type Path } from "../route";
import { originalsIn, useSite } from "../site-context";
import { t } from "../words";
import { type InputProps, type Kind, textOrNothing } from "./kind";

/** Returns the texts that pages show with a yes, and not without one. */
function textsOf(offer: Offer, content: SiteContent): readonly Promised[] {
  const originals = originalsIn(content);
  return offeredTexts(featureSource(originals), originals, [offer])[0]?.texts ?? [];
}

/** An answer, with what pages say because of a yes, so that staff can take one back. */
function OfferInput({ path, value, onChange, described }: InputProps) {
  const site = useSite();
  const [texts, setTexts] = useState<readonly Promised[]>();
  const offer = path.at(-1) as Offer;
  const show = async () => setTexts(textsOf(offer, await site.content()));
  return (
    <>
      <select
        {...described}
        value={textOf(value)}
        onChange={({ target }) => onChange(textOrNothing(target.value))}
      >
        <option value="">{t("Not answered")}</option>
        <option value="yes">{t("Yes")}</option>
        <option value="no">{t("No")}</option>
      </select>
      <details onToggle={({ currentTarget }) => currentTarget.open && void show()}>
        <summary>{t("What pages say with a yes")}</summary>
        <ul>
          {texts?.map(({ file, path: place, text }) => (
            <li key={`${file} ${place.join(".")}`}>
              <a href={addressOf(file, place as Path)}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

export const offer: Kind = {
  fits: (schema) => metaOf(schema).fieldType === "offer",
  Input: OfferInput,
  hasNoExample: true,
  isAsked: true,
};
