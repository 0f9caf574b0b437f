import { css } from "@emotion/react";
import * as ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import * as Clock from "lucide-react/icons/clock";
import * as MapPin from "lucide-react/icons/map-pin";
import * as Phone from "lucide-react/icons/phone";
import * as RotateCw from "lucide-react/icons/rotate-cw";
import { Icon } from "../components/icon";
import { useContactPoint } from "./contact-point";
import { directionsUrl } from "../lib/location";
import { REFILL_SECTION_ID } from "../lib/paths";
import { visuallyHidden } from "../styles/recipes";
import { colors, media, quickActionsHeight, typeScale } from "../styles/tokens";
import { ContentLink, ExternalLink } from "./links";
import { PhoneLink } from "../components/phone-link";
import { useLabels } from "./hooks/labels";
import { useNavigation } from "./hooks/navigation";
import { usePharmacy } from "./hooks/pharmacy";

/** Bar at the bottom of phones. It comes last in the page, so that it never covers the end. */
export function QuickActions({ contact }: { contact: string }) {
  const pharmacy = usePharmacy();
  const labels = useLabels();
  const { header } = useNavigation();
  const { name, phone } = useContactPoint(contact);
  const { label, directions, prescriptions, hours } = header.quickActions;
  const isRefill = prescriptions.path?.endsWith(`#${REFILL_SECTION_ID}`) ?? false;
  return (
    <nav aria-label={label} css={bar}>
      <PhoneLink number={phone} css={action}>
        <Icon of={Phone} size={22} />
        {labels.call}
        {name && <span css={visuallyHidden}> {name}</span>}
      </PhoneLink>
      <ExternalLink href={directionsUrl(pharmacy)} css={action}>
        <Icon of={MapPin} size={22} />
        {directions}
      </ExternalLink>
      <ContentLink link={prescriptions} css={action}>
        <Icon of={isRefill ? RotateCw : ArrowLeftRight} size={22} />
        {prescriptions.label}
      </ContentLink>
      <ContentLink link={hours} css={action}>
        <Icon of={Clock} size={22} />
        {hours.label}
      </ContentLink>
    </nav>
  );
}

const bar = css`
  display: none;

  @media screen {
    ${media.belowMedium} {
      position: sticky;
      bottom: 0;
      z-index: 9;
      display: grid;
      grid-template-columns: repeat(4, minmax(min-content, 1fr));
      padding-block-end: env(safe-area-inset-bottom);
      border-block-start: 1px solid ${colors.line};
      background: ${colors.card};
    }
  }

  /* Large text: the four do not fit side by side, and the bar would cover too much. */
  @media screen and (max-width: 19.99rem) {
    position: static;
    grid-template-columns: 1fr 1fr;
  }

  /* Landscape phones: the bar would take too much of the height. */
  @media (max-height: 25rem) {
    position: static;
  }

  html:has(:is(input, textarea):focus) & {
    visibility: hidden;
  }
`;

const action = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  /* Icons stand at the same height, also above a label of two lines. */
  justify-content: start;
  gap: 0.125rem;
  min-height: ${quickActionsHeight};
  padding-block: 0.375rem;
  color: ${colors.brand};
  font-size: ${typeScale.small};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  /* No space for the icon of links that open a new tab; screen readers still say so. */
  & > span {
    position: absolute;
  }

  & > span > svg {
    display: none;
  }
`;
