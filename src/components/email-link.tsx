import { type ComponentProps, Fragment } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  address: string;
}

/** Email address that opens a new mail. */
export const EmailLink = ({ address, children = breakable(address), ...rest }: Props) => (
  <a href={`mailto:${address}`} {...rest}>
    {children}
  </a>
);

/** Returns an email address that may break after the @ and before a dot. */
const breakable = (address: string) =>
  address
    .replace(/@|(?=\.)/g, "$&\n")
    .split("\n")
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
