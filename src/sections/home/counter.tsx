import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as Clock from "lucide-react/icons/clock";
import * as MapPin from "lucide-react/icons/map-pin";
import * as Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { iconDisc } from "../../components/card";
import { ContentLink, ExternalLink } from "../../site/links";
import { HoursSummary } from "../../site/hours";
import { Icon, type IconModule } from "../../components/icon";
import { OpeningStatus, ReadyTime } from "../../site/opening-status";
import { PhoneLink } from "../../components/phone-link";
import { AddressLines } from "../../components/postal-address";
import { useLabels, useTimeCopy } from "../../site/hooks/labels";
import { useNavigation } from "../../site/hooks/navigation";
import { usePharmacy } from "../../site/hooks/pharmacy";
import { Text } from "../../components/text";
import { TimedText } from "../../components/timed-text";
import { WhenClosed } from "../../site/when-closed";
import { comingDayText } from "../../time/opening-status";
import { homeNotices } from "../../lib/legal-notices";
import { directionsUrl } from "../../lib/location";
import { waitMinutes } from "../../time/ready-time";
import { textTimeline } from "../../time/text-timeline";
import { column, notOnPhones, stack } from "../../styles/recipes";
import { colors, media, space, typeScale } from "../../styles/tokens";

/** Whether the pharmacy is open now and how long a prescription takes, with hours, phone and address. */
export function Counter({ counter }: { counter: Queries.HomeCounterFragment }) {
  const pharmacy = usePharmacy();
  const labels = useLabels();
  const { dayCopy, hoursCopy } = useTimeCopy();
  const { notices } = useNavigation();
  const { address, timeZone } = pharmacy;
  const wait = waitMinutes(pharmacy.readyTimes.newPrescription);
  const comingDay = textTimeline({
    openings: pharmacy,
    timeZone,
    textAt: (calendar, now) =>
      comingDayText(calendar, now, { ...dayCopy, comingDay: counter.comingDay, hours: hoursCopy }),
  });
  return (
    <section css={band}>
      <div css={[column, halves]}>
        <div css={now}>
          <Text as="h2">{counter.heading}</Text>
          <div css={status}>
            <OpeningStatus />
          </div>
          {wait !== undefined && <ReadyTime wait={wait} copy={counter.ready} />}
          <TimedText timeline={comingDay} />
          {/* Phones have it on the Contact page, one press away in the bar at their bottom. */}
          <div css={notOnPhones}>
            <WhenClosed />
          </div>
        </div>
        <dl css={facts}>
          <Fact icon={Clock} label={labels.hours}>
            <HoursSummary regular={pharmacy} />
          </Fact>
          <Fact icon={Phone} label={labels.phone}>
            <PhoneLink number={pharmacy.phone} css={link} />
          </Fact>
          <Fact icon={MapPin} label={labels.address}>
            <ExternalLink href={directionsUrl(pharmacy)} css={link}>
              <AddressLines address={address} />
            </ExternalLink>
          </Fact>
        </dl>
      </div>
      {homeNotices(notices).map((notice) => (
        <p key={notice.path} css={[column, noticeLink]}>
          <ContentLink link={notice} css={link} />
        </p>
      ))}
    </section>
  );
}

interface FactProps {
  icon: IconModule;
  label: string;
  children: ReactNode;
}

const Fact = ({ icon, label, children }: FactProps) => (
  <div css={fact}>
    <dt css={term}>
      <span css={iconDisc}>
        <Icon of={icon} size={26} />
      </span>
      {label}
    </dt>
    <dd css={value}>{children}</dd>
  </div>
);

const band = css`
  padding-block: ${space.l};
  border-block-end: 1px solid ${colors.line};
`;

const halves = css`
  ${stack(`${space.m} ${space.xl}`)};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const now = css`
  ${stack("0.25rem")};
  align-content: start;
`;

const status = css`
  color: ${colors.brandStrong};
  font-size: ${typeScale.lead};
`;

const noticeLink = css`
  max-width: none;
  padding-block-start: 0.125rem;
`;

const facts = css`
  ${stack(space.s)};
  align-content: start;
`;

const fact = css`
  position: relative;
  padding-inline-start: 3.25rem;

  ${media.largeText} {
    padding-inline-start: 0;
  }

  ${media.medium} {
    padding-inline-start: 4.25rem;
  }
`;

const term = css`
  font-weight: 650;

  & > span {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0;

    ${media.largeText} {
      position: static;
    }
  }
`;

const value = css`
  min-height: 1.6em;
`;

const link = css`
  display: inline-block;
  padding-block: 0.5rem;
  margin-block: -0.5rem;
`;

export const homeCounterFragment = graphql`
  fragment HomeCounter on HomeCounter {
    heading
    ready {
      open
      closed
    }
    comingDay
  }
`;
