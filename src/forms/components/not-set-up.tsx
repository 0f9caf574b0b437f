import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import { unbroken } from "../../styles/global-styles";
import type { FormCopy } from "./form-copy";
import { callButton, tintedBox, tintedBoxHeading } from "./form-styles";

interface Props {
  copy: Pick<FormCopy, "unavailable" | "reach">;
  pharmacy: Pick<Queries.FormPharmacyFragment, "phone">;
  /** Buttons beside the one that calls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Above a form of a site that cannot send mail: what to do instead. */
export const NotSetUp = ({
  copy: {
    unavailable: { notSetUp },
    reach,
  },
  pharmacy,
  actions,
  children,
}: Props) => (
  <section css={tintedBox}>
    <h3 css={tintedBoxHeading}>{notSetUp.heading}</h3>
    <p>
      <Text>{notSetUp.text}</Text>
    </p>
    <ButtonRow>
      <PhoneLink number={pharmacy.phone} css={callButton}>
        <Icon of={Phone} size={20} />
        <span>
          {reach.call} <span css={unbroken}>{pharmacy.phone}</span>
        </span>
      </PhoneLink>
      {actions}
    </ButtonRow>
    {children}
  </section>
);
