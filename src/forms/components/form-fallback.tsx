import { graphql } from "gatsby";
import { ButtonRow } from "../../components/button-row";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { InternalLink } from "../../components/internal-link";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import { Wording } from "../../components/wording";
import type { PreservedAnswer } from "../../lib/island-protocol";
import { stack } from "../../styles/recipes";
import { space } from "../../styles/tokens";
import { PreservedAnswers } from "./preserved-answers";

interface Props {
  /** Copy of `data/pages/error.yaml`. */
  errorPage: Queries.FormFallbackCopyFragment;
  pharmacy: Pick<Queries.FormPharmacyFragment, "phone">;
  answers: readonly PreservedAnswer[];
}

/** Shown in place of a form whose code threw: the answers, the phone number and a link to the home page. */
export const FormFallback = ({ errorPage: copy, pharmacy, answers }: Props) => (
  <section css={stack(space.l)}>
    <div css={stack(space.l)} role="alert">
      <Text as="h2">{copy.heading}</Text>
      <Text as="p">{copy.text}</Text>
    </div>
    <PreservedAnswers copy={copy.kept} answers={answers} />
    <ButtonRow>
      <PhoneLink number={pharmacy.phone} css={primaryButton} />
      <InternalLink to={copy.home.path} css={secondaryButton}>
        <Wording>{copy.home.label}</Wording>
      </InternalLink>
    </ButtonRow>
  </section>
);

export const formFallbackCopy = graphql`
  fragment FormFallbackCopy on ErrorPage {
    heading
    text
    kept {
      heading
      text
      print
      copy
      copied
      copyByHand
    }
    home {
      ...PageLink
    }
  }
`;
