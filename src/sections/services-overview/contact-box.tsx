import { css } from "@emotion/react";
import { primaryButton } from "../../components/button-styles";
import { CallButton } from "../../components/call-button";
import { card } from "../../components/card";
import { HoursList } from "../../components/hours-list";
import { useSite } from "../../components/use-site";
import { contactPointOf } from "../../lib/contact-point";
import { column } from "../../styles/global-styles";
import { colors, media, space } from "../../styles/tokens";

interface Props {
  box: { heading: string; text: string; contact: string };
}

/** Hours and a phone number, labelled for whose they are. */
export function ServicesContactBox({ box }: Props) {
  const { pharmacy, labels } = useSite();
  const { name, note, phone, hours } = contactPointOf(pharmacy, box.contact);
  return (
    <section css={[column, band]}>
      <div css={[card, panel]}>
        <div css={words}>
          <h2>{box.heading}</h2>
          <p>{box.text}</p>
          <p>
            <CallButton number={phone} css={primaryButton} />
          </p>
        </div>
        <div css={hoursBlock}>
          <h3>{name ? `${name}: ${labels.hours.toLowerCase()}` : labels.storeHours}</h3>
          {note && <p>{note}</p>}
          <HoursList week={hours} />
          {name && (
            <>
              <h3 css={secondHours}>{labels.storeHours}</h3>
              <HoursList week={pharmacy.hours} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const band = css`
  padding-block: ${space.section};
`;

const panel = css`
  gap: ${space.xl};
  padding: clamp(1.5rem, 1rem + 3vw, 3.25rem);
  background: ${colors.tintSoft};

  ${media.large} {
    flex-direction: row;
    justify-content: space-between;
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
`;

const hoursBlock = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-width: min(16rem, 100%);
  max-width: 24rem;
`;

const secondHours = css`
  padding-block-start: ${space.m};
`;
