import { OpeningStatus } from "../../components/opening-status";
import { useOpeningHours } from "../../components/use-opening-hours";

/** Whether the store is open now. */
export const StoreStatus = () => <OpeningStatus regular={useOpeningHours()} withReason />;
