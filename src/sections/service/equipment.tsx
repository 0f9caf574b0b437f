import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { grid } from "../../components/card";
import { PictureCard } from "../../site/picture-card";
import { Text } from "../../components/text";
import { usePage } from "../../site/page";
import { inLanguage } from "../../site/hooks/static-data";
import { stack } from "../../styles/recipes";
import { colors, media, space, typeScale } from "../../styles/tokens";

/** Equipment by category. */
export function Equipment() {
  const files = useStaticQuery<Queries.EquipmentQuery>(graphql`
    query Equipment {
      allEquipmentCatalog {
        nodes {
          locale
          categories {
            id
            name
            intro
            items {
              id
              name
              description
              picture {
                ...CardPicture
              }
            }
          }
        }
      }
    }
  `);
  const locale = usePage()?.locale;
  const { categories } = inLanguage(files.allEquipmentCatalog.nodes, locale, "equipment.yaml");
  return categories.map(({ id, name, intro, items }) => (
    <section key={id} css={category}>
      <h3 css={title}>{name}</h3>
      <Text as="p" css={text}>
        {intro}
      </Text>
      <ul css={grid(items.length)}>
        {items.map((item) => (
          <PictureCard
            key={item.id}
            id={item.id ?? undefined}
            title={item.name}
            titleLevel={4}
            text={item.description}
            picture={item.picture}
          />
        ))}
      </ul>
    </section>
  ));
}

const category = css`
  ${stack(space.xs)};
  padding-block-start: ${space.xs};

  ${media.medium} {
    gap: ${space.s};
    padding-block-start: ${space.m};

    & > ul {
      padding-block-start: ${space.s};
    }
  }
`;

const title = css`
  font-size: ${typeScale.h3};
`;

const text = css`
  color: ${colors.inkSoft};
`;
