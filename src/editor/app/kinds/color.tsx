import { metaOf } from "../../../content/schema/inspect-schema";
import { t } from "../words";
import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

const COLOR = /^#[\da-f]{6}$/i;

function ColorInput({ value, onChange, described }: InputProps) {
  const written = textOf(value);
  return (
    <span className="row">
      <input
        {...described}
        value={written}
        onChange={({ target }) => onChange(textOrNothing(target.value))}
      />
      <input
        type="color"
        aria-label={t("Choose a color")}
        value={COLOR.test(written) ? written : "#ffffff"}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}

export const color: Kind = {
  fits: (schema) => metaOf(schema).fieldType === "color",
  Input: ColorInput,
};
