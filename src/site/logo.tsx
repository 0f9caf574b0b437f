import { css } from "@emotion/react";
import { isWordmark } from "../lib/wordmark";
import { colors, fonts, media, radii } from "../styles/tokens";
import { useBrand } from "./hooks/brand";
import { useNavigation } from "./hooks/navigation";
import { usePharmacy } from "./hooks/pharmacy";

/** Height of the logo in CSS pixels. */
const HEIGHT = 44;

/** Link to the home page: the mark with the name, or a wordmark alone. */
export function Logo() {
  const pharmacy = usePharmacy();
  const brand = useBrand();
  const { header } = useNavigation();
  const { shortName } = pharmacy;
  const { shape, url } = brand.logo;
  const isMark = !isWordmark(shape);
  return (
    <a href={header.home.path} css={logo}>
      <img
        src={url}
        alt={isMark ? "" : shortName}
        width={Math.round(HEIGHT * shape)}
        height={HEIGHT}
        css={picture}
      />
      {isMark && shortName}
    </a>
  );
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 3rem;
  color: ${colors.brandStrong};
  font: 700 1.25rem / 1.1 ${fonts.heading};
  letter-spacing: -0.01em;
  text-decoration: none;
`;

/* Phones shrink a wordmark to leave space for the menu button. */
const picture = css`
  min-width: 0;
  max-width: 100%;
  height: auto;

  &[alt=""] {
    flex: none;
  }

  /* Logos are drawn for a white background. */
  ${media.dark} {
    padding: 3px;
    border-radius: ${radii.small};
    background: ${colors.onBrand};
  }
`;
