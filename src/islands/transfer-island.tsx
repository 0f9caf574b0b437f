import { PaperForm } from "../forms/transfer/paper-form";
import { TransferForm } from "../forms/transfer/transfer-form";
import type { TransferWords } from "../forms/transfer/transfer-words";

interface Props {
  words: TransferWords;
  pharmacy: Queries.FormPharmacyFragment;
}

/** The transfer form, and the paper that its answers can be printed on. */
export const TransferIsland = (props: Props) => (
  <>
    <TransferForm {...props} />
    <PaperForm {...props} />
  </>
);
