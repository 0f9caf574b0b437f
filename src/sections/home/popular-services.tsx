import { graphql } from "gatsby";
import { grid } from "../../components/card";
import { IconCard } from "../../components/icon-card";
import { MoreLink } from "../../components/more-link";
import { Section } from "../../components/section";

/** Cards of the services that people look for most. */
export const PopularServices = ({ services }: { services: Queries.HomeServicesFragment }) => (
  <Section heading={services.heading} intro={services.text}>
    <ul css={grid(services.cards.length)}>
      {services.cards.map(({ icon, title, text, link }, index) => (
        <IconCard key={index} icon={icon} title={title} text={text}>
          <MoreLink link={link} about={title} />
        </IconCard>
      ))}
    </ul>
  </Section>
);

export const homeServicesFragment = graphql`
  fragment HomeServices on HomeServices {
    heading
    text
    cards {
      icon
      title
      text
      link {
        ...Link
      }
    }
  }
`;
