import type { ComponentProps } from "react";
import { plain, type Words } from "../../lib/words";
import type { Option } from "../core/form-definition";

interface Props extends Omit<ComponentProps<"select">, "children" | "placeholder"> {
  /** Words of the entry that answers nothing. */
  placeholder?: Words | null;
  options: readonly Option[];
}

/** List of which one entry can be chosen. */
export const Select = ({ placeholder, options, ...props }: Props) => (
  // Without this, Firefox keeps the chosen entry after a reload.
  <select autoComplete="off" {...props}>
    <option value="">{placeholder && plain(placeholder)}</option>
    {options.map(({ name, label }) => (
      <option key={name} value={name}>
        {plain(label)}
      </option>
    ))}
  </select>
);
