import { css } from "@emotion/react";
import * as Megaphone from "lucide-react/icons/megaphone";
import * as TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ReactNode } from "react";
import { firstMoment, MINUTES_A_DAY, presentDay, type WallMinute } from "../../time/wall-clock";
import { fillIn } from "../../lib/fill-in";
import { endOf, spanText, startOf } from "../../time/written-moment";
import { column } from "../../styles/recipes";
import { colors, typeScale } from "../../styles/tokens";
import { ContentLink } from "../links";
import { Icon } from "../../components/icon";
import { useLabels, useTimeCopy } from "../hooks/labels";
import { useNews } from "../hooks/news";
import { usePharmacy } from "../hooks/pharmacy";
import { Text } from "../../components/text";

/**
 * Announcements, urgent ones first; each while it holds. The inline script chooses them. Without scripts those of the
 * day of the build are shown, with their dates.
 */
export function News() {
  const pharmacy = usePharmacy();
  const { announcements } = useNews();
  const today = presentDay(pharmacy.timeZone) * MINUTES_A_DAY;
  const coming = (announcements?.announcements ?? []).filter(({ until }) => endOf(until) > today);
  const isUrgent = ({ importance }: (typeof coming)[number]) => importance === "urgent";
  const sorted = [...coming.filter(isUrgent), ...coming.filter((news) => !isUrgent(news))];
  if (sorted.length === 0) return null;
  return (
    <ul css={list}>
      {sorted.map(({ id, title, link, from, until, importance }) => (
        <Entry
          key={id}
          isUrgent={importance === "urgent"}
          starts={from ? startOf(from) : undefined}
          ends={endOf(until)}
        >
          <Text>{title}</Text> <Dates from={from} until={until} />
          {link && <ContentLink link={link} css={action} />}
        </Entry>
      ))}
    </ul>
  );
}

/** Dates of an announcement, for paper and for pages without scripts, which may be older than the news. */
function Dates({ from, until }: { from: string | null; until: string }) {
  const labels = useLabels();
  const { language } = useTimeCopy();
  const dates = spanText(from, until, language);
  return (
    <span css={notOnScreens}>
      ({from ? dates : fillIn(labels.announcedUntil, { date: dates })}){" "}
    </span>
  );
}

interface EntryProps {
  isUrgent: boolean;
  starts?: WallMinute;
  ends: WallMinute;
  children: ReactNode;
}

/** Entry that is shown while it holds; in the HTML if it holds at some time of the day of the build. */
function Entry({ isUrgent, starts, ends, children }: EntryProps) {
  const { timeZone } = usePharmacy();
  const timeline = {
    starts: starts === undefined ? undefined : firstMoment(starts, timeZone),
    ends: firstMoment(ends, timeZone),
  };
  const tomorrow = (presentDay(timeZone) + 1) * MINUTES_A_DAY;
  return (
    <li
      css={[column, item, isUrgent && urgent]}
      data-timeline={JSON.stringify(timeline)}
      hidden={starts !== undefined && starts >= tomorrow}
    >
      <Icon of={isUrgent ? TriangleAlert : Megaphone} size={20} />
      <p>{children}</p>
    </li>
  );
}

const list = css`
  font-size: ${typeScale.small};
  line-height: 1.35;
`;

/* All room is in the entries: a list without news takes none. */
const item = css`
  display: flex;
  gap: 0.5rem;
  padding-block: 0.375rem;
  background: ${colors.tint};
  color: ${colors.ink};

  &[hidden] {
    display: none;
  }

  /* Browsers before 2023 (iOS 16) do not know this feature. With "enabled" above, they would show news that is over. */
  @media (scripting: none) {
    &[hidden] {
      display: flex;
    }
  }

  & > p {
    max-width: none;
  }

  & > svg {
    margin-block-start: 0.05rem;
    color: ${colors.brand};
  }
`;

const urgent = css`
  border-block-end: 2px solid ${colors.accent};
  background: ${colors.card};
  font-weight: 650;

  & > svg {
    color: ${colors.accentInk};
  }
`;

const notOnScreens = css`
  @media screen and (scripting: enabled) {
    display: none;
  }
`;

const action = css`
  display: inline-block;
  padding-block: 0.75rem;
  margin-block: -0.75rem;
  font-weight: 650;
`;
