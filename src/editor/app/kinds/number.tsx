import type { ClipboardEvent } from "react";
import * as z from "zod";
import { unwrapped } from "../../../content/schema/inspect-schema";
import { useForm } from "../form/store";
import type { InputProps, Kind } from "./kind";

/** Four decimals of a degree are eleven meters. */
const rounded = (degrees: string) => Math.round(Number(degrees) * 1e4) / 1e4;

/** Two coordinates as maps copy them: `44.4583, -93.1616`. */
const COORDINATES = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/;

function NumberInput({ path, value, onChange, described }: InputProps) {
  const store = useForm();
  const paste = (event: ClipboardEvent) => {
    const [, latitude, longitude = ""] =
      COORDINATES.exec(event.clipboardData.getData("text")) ?? [];
    if (path.at(-1) !== "latitude" || latitude === undefined) return;
    event.preventDefault();
    const around = path.slice(0, -1);
    store.change([...around, "latitude"], rounded(latitude));
    store.change([...around, "longitude"], rounded(longitude));
  };
  return (
    <input
      {...described}
      type="number"
      step="any"
      value={value === undefined ? "" : Number(value)}
      onPaste={paste}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.valueAsNumber)}
    />
  );
}

export const number: Kind = {
  fits: (schema) => unwrapped(schema) instanceof z.ZodNumber,
  Input: NumberInput,
};
