import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { ServiceLinks } from "../../components/service-links";
import { useNavigation } from "../../site/hooks/navigation";

interface Props {
  copy: Queries.MoreServicePagesFragment;
  /** Paths of the service pages that have a card. */
  shown: readonly string[];
}

/** Links to service pages without a card, so that a new page is never hidden. */
export function MoreServicePages({ copy, shown }: Props) {
  const others = useNavigation().services.filter(({ path }) => !shown.includes(path));
  if (others.length === 0) return null;
  return (
    <Section heading={copy.heading} intro={copy.text} tinted>
      <ServiceLinks services={others} />
    </Section>
  );
}

export const moreServicePagesFragment = graphql`
  fragment MoreServicePages on MoreServicePages {
    heading
    text
  }
`;
