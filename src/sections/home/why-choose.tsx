import { graphql } from "gatsby";
import { grid } from "../../components/card";
import { IconCard } from "../../components/icon-card";
import { Section } from "../../components/section";

export const WhyChoose = ({ whyChoose }: { whyChoose: Queries.HomeWhyChooseFragment }) => (
  <Section heading={whyChoose.heading} intro={whyChoose.text} background="tinted">
    <ul css={grid(whyChoose.reasons.length)}>
      {whyChoose.reasons.map((reason, index) => (
        <IconCard key={index} {...reason} />
      ))}
    </ul>
  </Section>
);

export const homeWhyChooseFragment = graphql`
  fragment HomeWhyChoose on HomeWhyChoose {
    heading
    text
    reasons {
      ...Reason
    }
  }
`;
