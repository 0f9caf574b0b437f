import { css } from "@emotion/react";
import * as Phone from "lucide-react/icons/phone";
import * as Printer from "lucide-react/icons/printer";
import { Icon } from "../../components/icon";
import { PhoneLink } from "../../components/phone-link";
import { pressable, row, unbroken } from "../../styles/recipes";
import { targetSize } from "../../styles/tokens";
import type { FormCopy } from "../core/form-copy";

interface Props {
  copy: FormCopy["reach"];
  pharmacy: Pick<Queries.FormPharmacyFragment, "phone" | "fax">;
}

/** Phone and fax number. */
export const WaysToReach = ({ copy, pharmacy }: Props) => (
  <ul css={row("0 2rem")}>
    <li css={way}>
      <Icon of={Phone} size={20} />
      <span>{copy.call}</span>
      <PhoneLink number={pharmacy.phone} css={number} />
    </li>
    {pharmacy.fax && (
      <li css={way}>
        <Icon of={Printer} size={20} />
        <span>{copy.fax}</span>
        <strong css={number}>
          <bdi>{pharmacy.fax}</bdi>
        </strong>
      </li>
    )}
  </ul>
);

const way = css`
  ${row("0.5rem")};
  align-items: center;
  min-height: ${targetSize};
`;

const number = css`
  ${pressable};
  font-weight: 650;
  ${unbroken};
`;
