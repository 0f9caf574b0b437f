import { css } from "@emotion/react";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { Icon } from "../../components/icon";
import type { ReactNode } from "react";
import { iconDisc } from "../../components/card";
import { HoursSummary } from "../../components/hours-summary";
import { ExternalLink } from "../../components/external-link";
import { PhoneLink } from "../../components/phone-link";
import { OpeningStatus } from "../../components/opening-status";
import { cityLine, directionsUrl, streetLines } from "../../lib/location";
import { column, notOnPhones } from "../../styles/global-styles";
import { colors, media, space } from "../../styles/tokens";
import { useSite } from "../../components/site";

/** Hours, phone and address in one strip. */
export function InfoStrip() {
  const { pharmacy, labels } = useSite();
  const { address } = pharmacy;
  return (
    <section css={band} aria-label={labels.hours}>
      <dl css={[column, facts]}>
        <Fact icon={<Icon of={Clock} size={26} />} label={labels.hours}>
          <HoursSummary regular={pharmacy} />
          {/* Phones show it in the top bar, right above. */}
          <div css={notOnPhones}>
            <OpeningStatus />
          </div>
        </Fact>
        <Fact icon={<Icon of={Phone} size={26} />} label={labels.phone}>
          <PhoneLink number={pharmacy.phone} css={link} />
        </Fact>
        <Fact icon={<Icon of={MapPin} size={26} />} label={labels.address}>
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

/* Keeps city and ZIP code on one line. */
const unbroken = css`
  display: inline-block;
`;

const link = css`
  display: inline-block;
  padding-block: 0.5rem;
  margin-block: -0.5rem;
`;
