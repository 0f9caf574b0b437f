import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { Text } from "../../components/text";
import { IconCard } from "../../site/icon-card";
import { MoreLink } from "../../site/links";
import { TimesTable } from "../../site/times-table";
import { WhenClosed } from "../../site/when-closed";
import { column, band, stack } from "../../styles/recipes";
import { media, space } from "../../styles/tokens";

interface Props {
  cards: Queries.OrderCardsFragment;
  /** Part of the page to which links to refills lead, unless a form is there. */
  refillId?: string;
  /** Absent if nobody can order refills on the web. */
  orderRefill?: ComponentProps<typeof MoreLink>["link"];
}

/** How to get new prescriptions and refills, and how long it takes. */
export const OrderCards = ({
  cards: { newPrescriptions, refills, readyTimes },
  refillId,
  orderRefill,
}: Props) => (
  <div css={[column, band]}>
    <ul css={cardGrid}>
      <IconCard {...newPrescriptions} titleLevel={2} />
      <IconCard {...refills} titleLevel={2} id={refillId}>
        {orderRefill && <MoreLink link={orderRefill} />}
      </IconCard>
      <IconCard icon={readyTimes.icon} title={readyTimes.title} titleLevel={2}>
        <TimesTable rows={readyTimes.rows} />
        <Text as="p">{readyTimes.note}</Text>
        <WhenClosed />
      </IconCard>
    </ul>
  </div>
);

export const orderCardsFragment = graphql`
  fragment OrderCards on PrescriptionsPage {
    newPrescriptions {
      ...Reason
    }
    refills {
      ...Reason
    }
    readyTimes {
      icon
      title
      rows {
        label
        time
        note
      }
      note
    }
  }
`;

/** Wide screens: the table of times is as high as the two cards beside it. */
const cardGrid = css`
  ${stack(space.m)};

  & dl {
    max-width: none;
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.l};

    & > li {
      display: grid;
      grid-template-columns: auto 1fr;
      align-content: start;
      align-items: center;
    }

    & > li > :not(span, h2),
    & > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space.l} 2rem;

    /* Places the second card below the first, also before the third has arrived. */
    & > :nth-of-type(2) {
      grid-column: 1;
    }

    & > :nth-of-type(3) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
