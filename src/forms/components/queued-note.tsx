import { css } from "@emotion/react";
import { Text } from "../../components/text";
import { QUEUED, SCRIPT_FAILED } from "../../islands/protocol";
import type { FactText } from "../../lib/fact-text";
import { quietText } from "./form-styles";

/** Shown while a form that was submitted early waits for the page's script. */
export const QueuedNote = ({ text }: { text: FactText }) => (
  <p css={[quietText, note]}>
    <Text>{text}</Text>
  </p>
);

const note = css`
  display: none;

  form[${QUEUED}] & {
    display: block;
  }

  html[${SCRIPT_FAILED}] & {
    display: none;
  }
`;
