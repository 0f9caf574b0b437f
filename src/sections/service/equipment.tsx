import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { grid } from "../../components/card";
import { MoreLink } from "../../site/links";
import { PictureCard } from "../../site/picture-card";
import { Text, Wording } from "../../components/text";
import { usePage } from "../../site/page";
import { inLanguage } from "../../site/hooks/static-data";
import { categoryPath, itemsOnServicePage, pageCount } from "../../lib/equipment-pages";
import { fillIn, plain } from "../../lib/words";
import { stack } from "../../styles/recipes";
import { colors, media, space, typeScale } from "../../styles/tokens";

/** Returns the categories of `data/equipment.yaml`, and the texts for their pagination. */
export function useEquipment() {
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
      allEquipmentCategoryPage {
        nodes {
          locale
          seeAll
          range
          navigation
          position
          previous
          next
          laterTitle
          description
        }
      }
    }
  `);
  const locale = usePage()?.locale;
  const { categories } = inLanguage(files.allEquipmentCatalog.nodes, locale, "equipment.yaml");
  const copy = inLanguage(
    files.allEquipmentCategoryPage.nodes,
    locale,
    "pages/equipment-category.yaml",
  );
  return { categories, copy };
}

/** Equipment by category. Long categories show their first items, and have pages of their own below this one. */
export function Equipment() {
  const path = usePage()?.address ?? "/";
  const { categories, copy } = useEquipment();
  return categories.map(({ id, name, intro, items }, index) => {
    const shown = itemsOnServicePage(items);
    return (
      <section key={id} css={category}>
        <h3 css={title}>
          <Wording>{name}</Wording>
        </h3>
        <Text as="p" css={text}>
          {intro}
        </Text>
        <EquipmentItems items={shown} titleLevel={4} />
        {pageCount(items.length) > 0 && (
          <p>
            <MoreLink
              link={{
                path: categoryPath(path, plain(name), index),
                label: fillIn(copy.seeAll, { count: String(items.length), category: name }),
              }}
            />
          </p>
        )}
      </section>
    );
  });
}

type Category = ReturnType<typeof useEquipment>["categories"][number];

interface ItemsProps extends Pick<ComponentProps<typeof PictureCard>, "titleLevel"> {
  items: Category["items"];
}

/** Cards of a category's items. */
export const EquipmentItems = ({ items, titleLevel }: ItemsProps) => (
  <ul css={grid(items.length)}>
    {items.map(({ id, name, description, picture }) => (
      <PictureCard
        key={id}
        id={id ?? undefined}
        title={name}
        titleLevel={titleLevel}
        text={description}
        picture={picture}
      />
    ))}
  </ul>
);

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
