import { css } from "@emotion/react";
import { QUEUED, SCRIPT_FAILED } from "../../islands/protocol";
import { quietText } from "./form-styles";

/** Shown while a form that was submitted early waits for the page's script. */
export const QueuedNote = ({ text }: { text: string }) => <p css={[quietText, note]}>{text}</p>;

const note = css`
  display: none;

  form[${QUEUED}] & {
    display: block;
  }

  html[${SCRIPT_FAILED}] & {
    display: none;
  }
`;
