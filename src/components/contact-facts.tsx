import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { cityLine, directionsUrl } from "../lib/location";
import { targetSize } from "../styles/tokens";
import { BreakableEmail } from "./breakable-email";
import { HoursList } from "./hours-list";
import { ExternalLink } from "./external-link";
import { PhoneLink } from "./phone-link";
import { useSite } from "./use-site";

/** How to reach the store: phone, fax, email, address and hours. */
export function ContactFacts() {
  const { pharmacy, labels } = useSite();
  const { phone, fax, email, address, hours } = pharmacy;
  return (
    <dl>
      <Fact label={labels.phone}>
        <PhoneLink number={phone} css={link} />
      </Fact>
      <Fact label={labels.fax}>{fax}</Fact>
      <Fact label={labels.email}>
        <a href={`mailto:${email}`} css={link}>
          <BreakableEmail address={email} />
        </a>
      </Fact>
      <Fact label={labels.address}>
        {address.street}
        <br />
        {cityLine(address)}
        <ExternalLink href={directionsUrl(pharmacy)} css={link}>
          {labels.directions}
        </ExternalLink>
      </Fact>
      <Fact label={labels.hours}>
        <HoursList week={hours} />
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div css={fact}>
    <dt css={term}>{label}</dt>
    <dd css={value}>{children}</dd>
  </div>
);

/* Both columns start at the top, so that neither moves when the other's words come. */
const fact = css`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: 0.5rem;
  line-height: 1.5;
`;

const room = "0.55rem";

const term = css`
  padding-block: ${room};
  font-weight: 650;
`;

const value = css`
  min-width: 0;
  padding-block: ${room};
  overflow-wrap: anywhere;
`;

/* Large enough to press, in the room that its line has anyway. */
const link = css`
  display: block;
  width: fit-content;
  min-height: ${targetSize};
  margin-block: -${room};
  padding-block: ${room};

  br ~ & {
    margin-block-start: 0;
  }
`;
