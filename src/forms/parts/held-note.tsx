import { css } from "@emotion/react";
import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import { quietText } from "./form-styles";

/** Shown while a form that was submitted early waits for the page's script. */
export const HeldNote = ({ text }: { text: FactText }) => (
  <p css={[quietText, note]}>
    <Text>{text}</Text>
  </p>
);

const note = css`
  display: none;

  form[data-held] & {
    display: block;
  }

  html[data-script-failed] & {
    display: none;
  }
`;
