import { css } from "@emotion/react";
import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as Info from "lucide-react/icons/info";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { colors } from "../../styles/tokens";
import { iconRow } from "../components/form-styles";

interface Props {
  id?: string;
  message: string;
  /** True if the form cannot be sent with this answer. */
  isError?: boolean;
}

/** An error or a warning beside an answer. */
export const FieldNote = ({ id, message, isError }: Props) => (
  <p id={id} css={[iconRow, isError ? error : warning]}>
    <Icon of={isError ? CircleAlert : Info} size={20} />
    <Text as="span">{message}</Text>
  </p>
);

const error = css`
  color: ${colors.error};
  font-weight: 650;
`;

const warning = css`
  color: ${colors.accentInk};
`;
