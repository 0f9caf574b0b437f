import { css } from "@emotion/react";
import { HoursList } from "../../components/hours-list";
import { OpeningStatus } from "../../components/opening-status";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import { useContactPoints } from "../../components/use-contact-points";
import { targetSize } from "../../styles/tokens";

/** The services desk's own number and hours, where there is a desk. */
export function ServicesDeskFacts() {
  const { servicesDesk } = useContactPoints();
  if (!servicesDesk) return null;
  return (
    <section css={block}>
      <h3>{servicesDesk.name}</h3>
      <p>
        <Text>{servicesDesk.note}</Text>
      </p>
      <PhoneLink number={servicesDesk.phone} css={link} />
      <HoursList week={servicesDesk.hours} />
      <OpeningStatus week={servicesDesk.hours} withReason />
    </section>
  );
}

const block = css`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;
