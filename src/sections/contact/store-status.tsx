import { OpeningStatus } from "../../components/opening-status";
import { notOnPhones } from "../../styles/global-styles";

/** Whether the store is open now. A phone has it at its top, a few lines above. */
export const StoreStatus = () => (
  <div css={notOnPhones}>
    <OpeningStatus withReason />
  </div>
);
