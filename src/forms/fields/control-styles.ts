import { css } from "@emotion/react";
import { colors, radii } from "../../styles/tokens";
import { withStickyHeading } from "../components/form-styles";

export const FIELD_HEIGHT = "3.25rem";

/** An input, a box for lines or a list to choose from. */
export const control = css`
  width: 100%;
  min-width: 0;
  min-height: ${FIELD_HEIGHT};
  /* Fields of a row stay on one line, whatever stands above them. */
  margin-block-start: auto;
  padding: 0.625rem 0.875rem;
  border: 2px solid ${colors.fieldLine};
  border-radius: ${radii.small};
  background: ${colors.page};
  color: ${colors.ink};
  font: inherit;
  /* Low enough for the minimum height in every engine. */
  line-height: 1.4;
  /* Keeps the label, the hint and an error in view. */
  scroll-margin-block: 10rem 1.5rem;

  ${withStickyHeading} {
    scroll-margin-block-start: 14rem;

    form:has([data-error-summary]) & {
      scroll-margin-block-end: 6rem;
    }
  }

  &::placeholder {
    color: ${colors.inkSoft};
    opacity: 1;
  }

  &:hover {
    border-color: ${colors.brand};
  }

  &:focus-visible {
    border-color: ${colors.brand};
    outline-offset: 1px;
    border-radius: ${radii.small};
  }

  &[aria-invalid="true"] {
    border-color: ${colors.error};
    background: ${colors.errorSoft};
  }
`;
