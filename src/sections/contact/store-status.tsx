import { OpeningStatus } from "../../components/opening-status";
import { useOpeningHours } from "../../components/use-opening-hours";
import { notOnPhones } from "../../styles/global-styles";

/** Whether the store is open now. A phone has it at its top, a few lines above. */
export const StoreStatus = () => (
  <div css={notOnPhones}>
    <OpeningStatus regular={useOpeningHours()} withReason />
  </div>
);
