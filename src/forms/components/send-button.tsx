import { css, keyframes } from "@emotion/react";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "../../components/icon";
import { media } from "../../styles/tokens";
import type { FormCopy } from "./form-copy";
import { onlyWithScript, sendButton } from "./form-styles";

interface Props {
  copy: Pick<FormCopy, "submit" | "submitting">;
  submitting: boolean;
}

/** The button that sends. While a message is on its way it says so and cannot be pressed. */
export const SendButton = ({ copy, submitting }: Props) => (
  <button type="submit" disabled={submitting} css={[sendButton, onlyWithScript]}>
    {submitting && <Icon of={LoaderCircle} size={22} css={spinner} data-spinner />}
    {/* A bare text that comes and goes breaks in a translated page, where it has been moved. */}
    <span>{submitting ? copy.submitting : copy.submit}</span>
  </button>
);

const turn = keyframes`
  to {
    rotate: 360deg;
  }
`;

const spinner = css`
  ${media.motion} {
    animation: ${turn} 0.9s linear infinite;
  }
`;
