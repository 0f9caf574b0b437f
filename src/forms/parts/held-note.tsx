import { css } from "@emotion/react";
import { quietText } from "./form-styles";

/** Shown while a form that was submitted early waits for the page's script. */
export const HeldNote = ({ text }: { text: string }) => <p css={[quietText, note]}>{text}</p>;

const note = css`
  display: none;

  form[data-held] & {
    display: block;
  }

  html[data-script-failed] & {
    display: none;
  }
`;
