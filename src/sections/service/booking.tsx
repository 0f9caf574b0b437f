import { ButtonRow } from "../../components/button-row";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { ExternalLink } from "../../site/external-link";
import { usePharmacy } from "../../site/hooks/pharmacy";
import { required } from "../../site/hooks/static-data";
import type { Words } from "../../lib/words";
import { Wording } from "../../components/wording";

/** Buttons that open the booking site. The first is the main action. */
export function BookingButtons({ labels }: { labels: readonly Words[] }) {
  const pharmacy = usePharmacy();
  return (
    <ButtonRow>
      {labels.map((label, index) => (
        <ExternalLink
          key={index}
          href={required(pharmacy.bookingUrl, "pharmacy.yaml")}
          css={index === 0 ? primaryButton : secondaryButton}
        >
          <Wording>{label}</Wording>
        </ExternalLink>
      ))}
    </ButtonRow>
  );
}
