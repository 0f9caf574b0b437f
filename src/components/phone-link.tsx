import type { ComponentProps } from "react";
import { dialUrl } from "../lib/phone-number";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  number: string;
}

/** Phone number that dials, from any country. */
export const PhoneLink = ({ number, children = number, ...rest }: Props) => (
  <a href={dialUrl(number)} {...rest}>
    {children}
  </a>
);
