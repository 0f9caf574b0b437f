import { Fragment } from "react";

/** Email address that may break after the @ and before a dot. */
export function BreakableEmail({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
