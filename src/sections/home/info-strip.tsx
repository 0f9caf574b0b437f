import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { iconDisc } from "../../components/card";
import { HoursSummary } from "../../components/hours-summary";
import { ExternalLink } from "../../components/external-link";
import { PhoneLink } from "../../components/phone-link";
import { OpeningStatus } from "../../components/opening-status";
import { cityLine, directionsUrl, streetLines } from "../../lib/location";
import { required } from "../../lib/required-file";
import { column, notOnPhones } from "../../styles/global-styles";
import { colors, media, space } from "../../styles/tokens";

/** Hours, phone and address in one strip. */
export function InfoStrip() {
  const data = useStaticQuery<Queries.InfoStripQuery>(graphql`
    query InfoStrip {
      pharmacy {
        phone
        address {
          ...PostalAddress
        }
        ...RegularHours
      }
      siteLabels {
        hours
        phone
        address
      }
    }
  `);
  const pharmacy = required(data.pharmacy, "pharmacy.yaml");
  const labels = required(data.siteLabels, "labels.yaml");
  const { address } = pharmacy;
  return (
    <section css={band} aria-label={labels.hours}>
      <dl css={[column, facts]}>
        <Fact icon={<Clock size={26} aria-hidden />} label={labels.hours}>
          <HoursSummary regular={pharmacy} />
          {/* A phone has it in the top bar, right above. */}
          <div css={notOnPhones}>
            <OpeningStatus />
          </div>
        </Fact>
        <Fact icon={<Phone size={26} aria-hidden />} label={labels.phone}>
          <PhoneLink number={pharmacy.phone} css={link} />
        </Fact>
        <Fact icon={<MapPin size={26} aria-hidden />} label={labels.address}>
          <ExternalLink href={directionsUrl(pharmacy)} css={link}>
            {streetLines(address).join(", ")}, <span css={unbroken}>{cityLine(address)}</span>
          </ExternalLink>
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

const Fact = ({ icon, label, children }: FactProps) => (
  <div css={fact}>
    <dt css={term}>
      <span css={iconDisc}>{icon}</span>
      {label}
    </dt>
    <dd css={value}>{children}</dd>
  </div>
);

const band = css`
  padding-block: ${space.l};
  border-block-end: 1px solid ${colors.line};
`;

const facts = css`
  display: grid;
  gap: ${space.m};

  ${media.large} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const fact = css`
  position: relative;
  padding-inline-start: 3.25rem;

  ${media.medium} {
    padding-inline-start: 4.25rem;
  }
`;

const term = css`
  font-weight: 650;

  & > span {
    position: absolute;
    inset: 0.25rem auto auto 0;
  }
`;

const value = css`
  min-height: 1.6em;
`;

/* The city goes to the next line with its ZIP code. */
const unbroken = css`
  display: inline-block;
`;

const link = css`
  display: inline-block;
  padding-block: 0.5rem;
  margin-block: -0.5rem;
`;
