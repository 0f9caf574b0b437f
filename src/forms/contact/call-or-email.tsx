import { css } from "@emotion/react";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { Icon } from "../../components/icon";
import { BreakableEmail } from "../../components/breakable-email";
import { ButtonRow } from "../../components/button-row";
import { EmailLink } from "../../components/email-link";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import { otherButton, panelHeading, tintedBox } from "../components/form-styles";

interface Props {
  copy: Pick<Queries.ContactFormCopyFragment, "unavailable">;
  pharmacy: Pick<Queries.FormPharmacyFragment, "email" | "phone">;
}

/** Ways to reach the pharmacy, above the contact form of a site that cannot send mail. */
export const CallOrEmail = ({ copy: { unavailable }, pharmacy }: Props) => (
  <div css={tintedBox}>
    <h3 css={panelHeading}>{unavailable.notSetUp.heading}</h3>
    <p>
      <Text>{unavailable.notSetUp.text}</Text>
    </p>
    <ButtonRow>
      {pharmacy.email && (
        <EmailLink address={pharmacy.email} css={[otherButton, longAddress]}>
          <Icon of={Mail} size={20} />
          <span>
            <BreakableEmail address={pharmacy.email} />
          </span>
        </EmailLink>
      )}
      <PhoneLink number={pharmacy.phone} css={otherButton}>
        <Icon of={Phone} size={20} />
        {pharmacy.phone}
      </PhoneLink>
    </ButtonRow>
  </div>
);

const longAddress = css`
  min-width: 0;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`;
