import type { ComponentProps } from "react";
import { BreakableEmail } from "./breakable-email";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  address: string;
}

/** Email address that opens a new mail. */
export const EmailLink = ({
  address,
  children = <BreakableEmail address={address} />,
  ...rest
}: Props) => (
  <a href={`mailto:${address}`} {...rest}>
    {children}
  </a>
);
