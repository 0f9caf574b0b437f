import Printer from "lucide-react/icons/printer";
import { Icon } from "../../components/icon";
import { onlyWithScript, otherButton } from "../components/form-styles";

interface Props {
  label: string;
  onPrint: () => void;
}

/** Prints the answers on the paper form, to sign and fax. */
export const PrintForFax = ({ label, onPrint }: Props) => (
  <button type="button" css={[otherButton, onlyWithScript]} onClick={onPrint}>
    <Icon of={Printer} size={20} />
    {label}
  </button>
);
