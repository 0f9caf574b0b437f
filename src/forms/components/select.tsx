import type { ComponentProps } from "react";
import { plain } from "../../lib/words";
import type { Option } from "../core/form-definition";

interface Props extends Omit<ComponentProps<"select">, "children"> {
  options: readonly Option[];
}

/** List of which one entry can be chosen. */
export const Select = ({ options, ...props }: Props) => (
  // Browsers fill in a select of their own accord after a reload, so it is not told what to keep.
  <select autoComplete="off" {...props}>
    <option value="" />
    {options.map(({ name, label }) => (
      <option key={name} value={name}>
        {plain(label)}
      </option>
    ))}
  </select>
);
