import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { card, grid } from "../../components/card";
import { Picture } from "../../components/picture";
import { Text } from "../../components/text";
import { strong } from "../../styles/recipes";
import { colors, radii } from "../../styles/tokens";

const PORTRAIT_WIDTH = "9rem";

/** People with their roles, and portraits where they have one. */
export const People = ({ people }: Pick<Queries.PeopleSectionFragment, "people">) => (
  <ul css={grid(people.length)}>
    {people.map(({ name, role, languages, text, picture }, index) => (
      <li key={index} css={card}>
        {picture && <Picture picture={picture} sizes={PORTRAIT_WIDTH} css={portrait} />}
        <Text as="h3">{name}</Text>
        <Text as="p" css={strong}>
          {role}
        </Text>
        {languages && <Text as="p">{languages}</Text>}
        {text && <Text as="p">{text}</Text>}
      </li>
    ))}
  </ul>
);

export const peopleSectionFragment = graphql`
  fragment PeopleSection on PeopleSection {
    people {
      name
      role
      languages
      text
      picture {
        ...CardPicture
      }
    }
  }
`;

/* Crops to the upper half, where most portraits have the face. */
const portrait = css`
  width: ${PORTRAIT_WIDTH};
  aspect-ratio: 1;
  object-fit: cover;
  object-position: 50% 25%;
  border-radius: ${radii.pill};
  background: ${colors.pictureBackground};
`;
