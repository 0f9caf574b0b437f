import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { grid } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { usePage } from "../../site/page";
import { Picture } from "../../components/picture";
import { PictureCard } from "../../site/picture-card";
import { Text } from "../../components/text";
import { inLanguage } from "../../site/hooks/static-data";
import { row, stack } from "../../styles/recipes";
import { colors, radii } from "../../styles/tokens";

/** Products of `data/otc.yaml` by category. */
export function OtcProducts() {
  const { allOtcCatalog } = useStaticQuery<Queries.OtcQuery>(graphql`
    query Otc {
      allOtcCatalog {
        nodes {
          locale
          categories {
            id
            name
            pictured {
              id
              name
              picture {
                ...CardPicture
              }
            }
            items {
              id
              name
            }
            picture {
              ...CardPicture
            }
          }
        }
      }
    }
  `);
  const { categories } = inLanguage(allOtcCatalog.nodes, usePage()?.locale, "otc.yaml");
  return (
    <ul css={grid(categories.length)}>
      {categories.map(({ id, name, pictured, items, picture }) => (
        <PictureCard key={id} title={name} picture={picture}>
          {pictured && (
            <ul css={stack("0.5rem")}>
              {pictured.map((product, index) => (
                <li key={index} id={product.id ?? undefined} css={productRow}>
                  <Picture picture={product.picture} sizes={THUMBNAIL} css={thumbnail} />
                  <Text as="span">{product.name}</Text>
                </li>
              ))}
            </ul>
          )}
          <CheckList items={items} />
        </PictureCard>
      ))}
    </ul>
  );
}

const THUMBNAIL = "4.5rem";

const productRow = css`
  ${row("0.25rem 0.75rem")};
  align-items: center;

  & > picture {
    flex: none;
  }

  /* The name wraps below the picture only if its longest word does not fit beside it. */
  & > span {
    flex: 1 1 min-content;
  }
`;

const thumbnail = css`
  display: block;
  width: ${THUMBNAIL};
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: ${radii.small};
  background: ${colors.pictureBackground};
`;
