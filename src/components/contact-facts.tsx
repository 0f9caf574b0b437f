import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { cityLine, directionsUrl } from "../lib/location";
import { required } from "../lib/required-file";
import { targetSize } from "../styles/tokens";
import { EmailLink } from "./email-link";
import { HoursList } from "./hours-list";
import { ExternalLink } from "./external-link";
import { PhoneLink } from "./phone-link";
import { End, shownWhole } from "./shown-whole";

/** How to reach the store: phone, fax, email, address and hours, of those that it has. */
export function ContactFacts() {
  const data = useStaticQuery<Queries.ContactFactsQuery>(graphql`
    query ContactFacts {
      pharmacy {
        phone
        morePhones {
          label
          number
        }
        fax
        email
        address {
          ...PostalAddress
        }
        ...RegularHours
      }
      siteLabels {
        phone
        fax
        email
        address
        directions
        hours
      }
    }
  `);
  const pharmacy = required(data.pharmacy, "pharmacy.yaml");
  const labels = required(data.siteLabels, "labels.yaml");
  const { phone, morePhones, fax, email, address } = pharmacy;
  return (
    <dl>
      <Fact label={labels.phone}>
        <PhoneLink number={phone} css={link} />
      </Fact>
      {morePhones?.map(({ label, number }) => (
        <Fact key={label} label={label}>
          <PhoneLink number={number} css={link} />
        </Fact>
      ))}
      {fax && <Fact label={labels.fax}>{fax}</Fact>}
      {email && (
        <Fact label={labels.email}>
          <EmailLink address={email} css={link} />
        </Fact>
      )}
      <Fact label={labels.address}>
        {address.street}
        <br />
        {cityLine(address)}
        <ExternalLink href={directionsUrl(pharmacy)} css={link}>
          {labels.directions}
        </ExternalLink>
      </Fact>
      <Fact label={labels.hours}>
        <HoursList regular={pharmacy} />
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div css={fact}>
    <dt css={term}>{label}</dt>
    <dd css={[value, shownWhole]}>
      {children}
      <End />
    </dd>
  </div>
);

/* Both columns start at the top, so that neither moves when the other's words come. */
const fact = css`
  display: grid;
  grid-template-columns: minmax(5.5rem, min-content) 1fr;
  gap: 0.5rem;
  line-height: 1.5;
`;

const room = "0.55rem";

const term = css`
  padding-block: ${room};
  font-weight: 650;
  /* A column is as wide as its longest word. */
  overflow-wrap: break-word;
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
