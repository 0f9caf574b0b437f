import { tintedBox } from "./form-styles";

/** Stands by the button where the page had said, too early, that it could not send. */
export const LateNote = ({ text }: { text: string }) => (
  <p role="alert" css={tintedBox}>
    {text}
  </p>
);
