import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useContactPoint } from "./contact-point";
import { column, notOnPaper, stack } from "../styles/recipes";
import { colors, media, space, typeScale } from "../styles/tokens";
import { lightButton } from "../components/buttons";
import { CallButton } from "./call-button";
import { ContactHours } from "./hours";
import { Text } from "../components/text";

/** Band with a call button and the hours of the store, the services desk or a department. */
export function CallBanner({ banner }: { banner: Queries.CallBannerFragment }) {
  const point = useContactPoint(banner.contact);
  return (
    <section css={band}>
      <div css={[column, row]}>
        <div css={stack(space.s)}>
          <Text as="h2">{banner.heading}</Text>
          <Text as="p" css={text}>
            {banner.text}
          </Text>
        </div>
        <div css={call}>
          <CallButton number={point.phone} iconSize={22} css={[lightButton, bigButton]} />
          <p css={hoursLine}>
            <ContactHours point={point} />
          </p>
        </div>
      </div>
    </section>
  );
}

export const callBannerFragment = graphql`
  fragment CallBanner on CallBanner {
    heading
    text
    contact
  }
`;

const band = css`
  padding-block: clamp(2rem, 1.25rem + 3.5vw, 4.5rem);
  background: ${colors.brandDark};
  color: ${colors.onBrand};

  ${notOnPaper};
`;

const row = css`
  ${stack(space.m)};
  align-items: center;

  ${media.large} {
    grid-template-columns: 1fr auto;
  }
`;

const text = css`
  color: ${colors.onBrandSoft};
  font-size: ${typeScale.lead};
`;

const call = css`
  ${stack(space.s)};
  justify-items: start;

  ${media.large} {
    justify-items: end;
  }
`;

const bigButton = css`
  padding: 0.95rem 1.75rem;
  font-size: ${typeScale.h3};
`;

const hoursLine = css`
  color: ${colors.onBrandSoft};
`;
