import type { ComponentProps } from "react";
import { plain } from "../../lib/words";
import type { Option } from "../core/form-definition";

interface Props extends Omit<ComponentProps<"select">, "children"> {
  options: readonly Option[];
}

/** List of which one entry can be chosen. */
export const Select = ({ options, ...props }: Props) => (
  // Without this, Firefox keeps the chosen entry after a reload.
  <select autoComplete="off" {...props}>
    <option value="" />
    {options.map(({ name, label }) => (
      <option key={name} value={name}>
        {plain(label)}
      </option>
    ))}
  </select>
);
