import * as z from "zod";
import { unwrapped } from "../../../content/schema/inspect-schema";
import { t } from "../words";
import { textOf } from "../form/values";
import type { InputProps, Kind } from "./kind";

function YesNoInput({ value, onChange, described }: InputProps) {
  return (
    <select
      {...described}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value === "true")}
    >
      <option value="">—</option>
      <option value="true">{t("Yes")}</option>
      <option value="false">{t("No")}</option>
    </select>
  );
}

export const yesNo: Kind = {
  fits: (schema) => unwrapped(schema) instanceof z.ZodBoolean,
  Input: YesNoInput,
  hasNoExample: true,
};
