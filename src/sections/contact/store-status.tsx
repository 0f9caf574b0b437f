import { css } from "@emotion/react";
import { OpeningStatus } from "../../components/opening-status";
import { useOpeningHours } from "../../components/use-opening-hours";
import { media } from "../../styles/tokens";

/** Whether the store is open now. A phone has it at its top, a few lines above. */
export const StoreStatus = () => (
  <div css={notOnPhones}>
    <OpeningStatus regular={useOpeningHours()} withReason />
  </div>
);

const notOnPhones = css`
  ${media.belowMedium} {
    display: none;
  }
`;
