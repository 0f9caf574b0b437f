import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { media, space, typeScale } from "../styles/tokens";
import { besideMark, card, grid, iconDisc, unboxedOnPhones } from "../components/card";
import { CheckList } from "../components/check-list";
import { ContentIcon } from "../components/content-icon";
import { MoreLink } from "./links";
import { Text } from "../components/text";

interface Props {
  icon?: string | null;
  title: FactText;
  titleLevel?: 2 | 3;
  text?: FactText;
  /** Content below the text, such as a list or a link. */
  children?: ReactNode;
  id?: string;
}

/** Card with an icon, a title and a text. */
export function IconCard({ icon, title, titleLevel = 3, text, children, id }: Props) {
  const Title = titleLevel === 2 ? "h2" : "h3";
  return (
    <li id={id} css={[card, unboxedOnPhones, row, icon && besideMark("& > span", "3.25rem")]}>
      {icon && (
        <span css={iconDisc}>
          <ContentIcon name={icon} size={26} />
        </span>
      )}
      <Text as={Title} css={titleSize}>
        {title}
      </Text>
      {text && <Text as="p">{text}</Text>}
      {children}
    </li>
  );
}

interface ListProps extends Pick<Props, "titleLevel"> {
  cards: readonly (Pick<Props, "icon" | "title" | "text"> & {
    id?: string | null;
    /** Further names. With them, the A to Z page lists the card and links to it. */
    alsoCalled?: readonly string[] | null;
    points?: readonly FactText[] | null;
    items?: ComponentProps<typeof CheckList>["items"];
    link?: Queries.LinkFragment | null;
  })[];
  /** True if each link's label names its topic. Otherwise screen readers hear the card's title after it. */
  linksNameTopic?: boolean;
}

/** Cards with icons, each with its points and its link if it has them. */
export const IconCardList = ({ cards, titleLevel, linksNameTopic = false }: ListProps) => (
  <ul css={grid(cards.length)}>
    {cards.map(({ id, alsoCalled, icon, title, text, points, items, link }, index) => (
      <IconCard
        key={index}
        id={alsoCalled && id ? id : undefined}
        icon={icon}
        title={title}
        titleLevel={titleLevel}
        text={text}
      >
        {(points ?? items) && <CheckList points={points} items={items} />}
        {link && <MoreLink link={link} about={linksNameTopic ? undefined : title} />}
      </IconCard>
    ))}
  </ul>
);

export const reasonFragment = graphql`
  fragment Reason on Reason {
    icon
    title
    text
  }
`;

/** Card that is a list row on phones. */
const row = css`
  ${media.belowMedium} {
    gap: 0.25rem;
    padding-block-end: ${space.s};
    border-block-end-width: 1px;

    &:last-of-type {
      padding-block-end: 0;
      border-block-end-width: 0;
    }
  }
`;

const titleSize = css`
  font-size: ${typeScale.h3};
`;
