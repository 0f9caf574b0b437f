import type { ComponentProps } from "react";
import { helpUrl } from "../lib/phone-number";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  number: string;
}

/** Phone number that dials. */
export const PhoneLink = ({ number, children = number, ...rest }: Props) => (
  <a href={helpUrl(number)} {...rest}>
    {children}
  </a>
);
