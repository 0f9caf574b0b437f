import * as Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { onlyWithScript, otherButton } from "./form-styles";

interface Props {
  onPrint: () => void;
  children: ReactNode;
}

export const PrintButton = ({ onPrint, children }: Props) => (
  <button type="button" css={[otherButton, onlyWithScript]} onClick={onPrint}>
    <Icon of={Printer} size={20} />
    {children}
  </button>
);
