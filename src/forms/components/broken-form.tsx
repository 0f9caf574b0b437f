import { graphql } from "gatsby";
import { InternalLink } from "../../components/internal-link";
import { Wording } from "../../components/wording";
import type { FormCopy } from "../core/form-copy";
import { UnavailableNotice } from "./unavailable";

interface Props {
  /** Copy of `data/pages/error.yaml`. */
  copy: Pick<Queries.BrokenFormCopyFragment, "heading" | "text" | "home">;
  reach: FormCopy["reach"];
  pharmacy: Queries.FormPharmacyFragment;
}

/** Above a form whose code threw: that what was typed is below, and how to reach the pharmacy. */
export const BrokenForm = ({ copy: { home, ...copy }, ...others }: Props) => (
  <UnavailableNotice {...copy} {...others}>
    <InternalLink to={home.path}>
      <Wording>{home.label}</Wording>
    </InternalLink>
  </UnavailableNotice>
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
