import type { ComponentProps } from "react";
import { BreakableEmail } from "./breakable-email";
import { End, shownWhole } from "./shown-whole";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  address: string;
}

/** An email address that opens the mailbox. */
export const EmailLink = ({
  address,
  children = <BreakableEmail address={address} />,
  ...rest
}: Props) => (
  <a href={`mailto:${address}`} css={shownWhole} {...rest}>
    {children}
    <End />
  </a>
);
