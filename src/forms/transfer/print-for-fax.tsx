import Printer from "lucide-react/icons/printer";
import { onlyWithScript, otherButton } from "../parts/form-styles";
import { printPaper } from "./paper";
import type { TransferAnswers } from "./transfer-fields";

interface Props {
  label: string;
  currentAnswers: () => TransferAnswers | null;
}

/** Prints the answers on the paper form, to sign and fax. */
export const PrintForFax = ({ label, currentAnswers }: Props) => (
  <button
    type="button"
    css={[otherButton, onlyWithScript]}
    onClick={() => {
      const answers = currentAnswers();
      if (answers) printPaper({ answers, sentAt: null });
    }}
  >
    <Printer size={20} aria-hidden />
    {label}
  </button>
);
