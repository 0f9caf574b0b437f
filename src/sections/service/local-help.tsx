import { graphql } from "gatsby";
import { card, grid } from "../../components/card";
import { LinkLine } from "../../site/links";
import { DatedWords } from "../../site/dated-words";
import { useLabels } from "../../site/hooks/labels";
import { Text } from "../../components/text";

/** Help from others, each with a link to its source and the day on which somebody read it. */
export function LocalHelp({ help }: Pick<Queries.LocalHelpSectionFragment, "help">) {
  const labels = useLabels();
  return (
    <ul css={grid(help.length)}>
      {help.map(({ title, text, link, checkedOn }, index) => (
        <li key={index} css={card}>
          <Text as="h3">{title}</Text>
          <Text as="p">{text}</Text>
          <LinkLine link={link} />
          <DatedWords words={labels.checkedOn} day={checkedOn} />
        </li>
      ))}
    </ul>
  );
}

export const localHelpSectionFragment = graphql`
  fragment LocalHelpSection on LocalHelpSection {
    help {
      title
      text
      checkedOn
      link {
        ...Link
      }
    }
  }
`;
