import { css } from "@emotion/react";
import { colors, forward, media, radii, targetSize } from "../../styles/tokens";

/** CSS anchor of the menu, which positions the services panel in the top layer. */
export const MENU_ANCHOR = "--site-menu";

/** Popover that is a part of the page. */
export const inFlow = css`
  display: block;
  position: static;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  overflow: visible;
`;

/** Entry of the menu. Weight and a bar mark the current page, not color alone. */
export const menuLink = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  min-height: ${targetSize};
  padding: 0.5rem 0.9rem;
  border: 0;
  border-radius: ${radii.small};
  background: none;
  color: ${colors.ink};
  font: inherit;
  font-weight: 550;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${colors.tint};
  }

  &[aria-current="page"],
  &[aria-current="true"] {
    color: ${colors.brand};
    font-weight: 700;
    box-shadow: inset calc(4px * ${forward}) 0 0 ${colors.accent};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  ${media.large} {
    width: auto;

    &[aria-current="page"],
    &[aria-current="true"] {
      box-shadow: inset 0 -3px 0 ${colors.accent};
      border-radius: ${radii.small} ${radii.small} 0 0;
    }
  }
`;
