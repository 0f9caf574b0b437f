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

/** Submit button. Disabled while sending. */
export const SendButton = ({ copy, submitting }: Props) => (
  <button type="submit" disabled={submitting} css={[sendButton, onlyWithScript]}>
    {submitting && <Icon of={LoaderCircle} size={22} css={spinner} data-spinner />}
    {/* In a `span`, because translators move text nodes, and React could not replace this one. */}
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
