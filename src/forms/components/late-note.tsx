import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import { tintedBox } from "./form-styles";

/** Stands by the button where the page had said, too early, that it could not send. */
export const LateNote = ({ text }: { text: FactText }) => (
  <p role="alert" css={tintedBox}>
    <Text>{text}</Text>
  </p>
);
