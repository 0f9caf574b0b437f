import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  number: string;
}

/** A phone number that dials, from any country. */
export const PhoneLink = ({ number, children = number, ...rest }: Props) => (
  <a href={`tel:+1${number.replace(/\D/g, "")}`} {...rest}>
    {children}
  </a>
);
