import { Fragment } from "react";

/** An email address that may break after the @ and before a dot, where a line is too short for it. */
export function BreakableEmail({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
