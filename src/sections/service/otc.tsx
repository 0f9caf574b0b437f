import { graphql, useStaticQuery } from "gatsby";
import { grid } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { PictureCard } from "../../components/picture-card";
import { Section } from "../../components/section";
import type { BlockProps } from "./block";

/** The products of `data/otc.yaml`, by category. */
export function OtcSection({ section, background }: BlockProps<Queries.OtcSectionFragment>) {
  const { otcCatalog } = useStaticQuery<Queries.OtcQuery>(graphql`
    query Otc {
      otcCatalog {
        categories {
          name
          items
          picture {
            ...CardPicture
          }
        }
      }
    }
  `);
  const categories = otcCatalog?.categories ?? [];
  return (
    <Section heading={section.heading} intro={section.intro} background={background}>
      <ul css={grid(categories.length)}>
        {categories.map(({ name, items, picture }) => (
          <PictureCard key={name} title={name} picture={picture}>
            <CheckList points={items} />
          </PictureCard>
        ))}
      </ul>
    </Section>
  );
}

export const otcSectionFragment = graphql`
  fragment OtcSection on OtcSection {
    heading
    intro
  }
`;
