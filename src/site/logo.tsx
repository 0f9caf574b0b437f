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
  const isMark = !isWordmark(brand.logo.shape);
  return (
    <a href={header.home.path} css={logo}>
      <Drawing alt={isMark ? "" : shortName} />
      {isMark && shortName}
    </a>
  );
}

/** The logo: an inline SVG if it is small, otherwise an image. */
function Drawing({ alt }: { alt: string }) {
  const { shape, url, drawing } = useBrand().logo;
  const size = { width: Math.round(HEIGHT * shape), height: HEIGHT };
  if (!drawing) return <img src={url} alt={alt} {...size} css={picture} />;
  return (
    <svg
      viewBox={drawing.viewBox}
      {...size}
      css={picture}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
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

  &[alt=""],
  &[aria-hidden] {
    flex: none;
  }

  /* Logos are drawn for a white background. */
  ${media.dark} {
    padding: 3px;
    border-radius: ${radii.small};
    background: ${colors.onBrand};
  }
`;
