import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { grid } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { IconCard } from "../../components/icon-card";
import { MoreLink } from "../../components/more-link";
import { column } from "../../styles/global-styles";
import { space } from "../../styles/tokens";

/** Cards of groups of services, each with its list. */
export const ServiceCards = ({
  cards,
}: {
  cards: readonly Queries.ServiceOverviewCardFragment[];
}) => (
  <div css={[column, band]}>
    <ul css={grid(cards.length)}>
      {cards.map(({ icon, title, points, link }, index) => (
        <IconCard key={index} icon={icon} title={title} titleLevel={2}>
          <CheckList points={points} />
          <MoreLink link={link} about={title} />
        </IconCard>
      ))}
    </ul>
  </div>
);

export const serviceOverviewCardFragment = graphql`
  fragment ServiceOverviewCard on ServiceOverviewCard {
    icon
    title
    points
    link {
      ...Link
    }
  }
`;

const band = css`
  padding-block: ${space.section};
`;
