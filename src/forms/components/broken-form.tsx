import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { InternalLink } from "../../components/internal-link";
import { Text } from "../../components/text";
import { Wording } from "../../components/wording";
import type { FormCopy } from "../core/form-copy";
import { badPanel, panelHeading } from "./form-styles";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  /** Copy of `data/pages/error.yaml`. */
  copy: Pick<Queries.BrokenFormCopyFragment, "heading" | "text" | "home">;
  reach: FormCopy["reach"];
  pharmacy: Queries.FormPharmacyFragment;
}

/** Above a form whose code threw: that what was typed is below, and how to reach the pharmacy. */
export const BrokenForm = ({ copy, reach, pharmacy }: Props) => (
  <div css={badPanel}>
    <h3 css={panelHeading}>
      <Icon of={CircleAlert} size={24} />
      <Text>{copy.heading}</Text>
    </h3>
    <Text as="p">{copy.text}</Text>
    <WaysToReach copy={reach} pharmacy={pharmacy} />
    <InternalLink to={copy.home.path}>
      <Wording>{copy.home.label}</Wording>
    </InternalLink>
  </div>
);

export const brokenFormCopy = graphql`
  fragment BrokenFormCopy on ErrorPage {
    heading
    text
    home {
      ...PageLink
    }
  }
`;
