import { ButtonRow } from "../../components/button-row";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { ExternalLink } from "../../components/external-link";
import { useSite } from "../../components/site";
import { required } from "../../lib/required-file";

/** Buttons that open the booking site. The first is the main action. */
export function BookingButtons({ labels }: { labels: readonly string[] }) {
  const { pharmacy } = useSite();
  return (
    <ButtonRow>
      {labels.map((label, index) => (
        <ExternalLink
          key={label}
          href={required(pharmacy.bookingUrl, "pharmacy.yaml")}
          css={index === 0 ? primaryButton : secondaryButton}
        >
          {label}
        </ExternalLink>
      ))}
    </ButtonRow>
  );
}
