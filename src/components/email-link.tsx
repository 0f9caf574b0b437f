import type { ComponentProps } from "react";
import { BreakableEmail } from "./breakable-email";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  address: string;
}

/** An email address that opens the mailbox. */
export const EmailLink = ({
  address,
  children = <BreakableEmail address={address} />,
  ...rest
}: Props) => (
  <a href={`mailto:${address}`} {...rest}>
    {children}
  </a>
);
