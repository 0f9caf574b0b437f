import { OpeningStatus } from "../../components/opening-status";
import { useSite } from "../../components/use-site";

/** Whether the store is open now. */
export const StoreStatus = () => <OpeningStatus week={useSite().pharmacy.hours} withReason />;
