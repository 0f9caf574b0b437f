import { css } from "@emotion/react";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import { colors, media, radii, shadows, space } from "../../styles/tokens";
import { Icon } from "../../components/icon";
import { ServiceName } from "../../components/service-links";
import { inFlow, MENU_ANCHOR, menuLink } from "./menu-styles";
import { usePage } from "../page";
import { useNavigation } from "../hooks/navigation";
const MENU_ID = "services-menu";

/** The Services entry. Wide screens open its list on hover (CSS) or a press (popover); phones always show it. */
export function ServicesMenu() {
  const currentPath = usePage()?.address;
  const { services, header, finder } = useNavigation();
  const { label, overview } = header.services;
  const current = (path: string) => (path === currentPath ? ("page" as const) : undefined);
  const isWithin = currentPath?.startsWith(overview.path);
  return (
    <li css={item} data-menu>
      <button
        type="button"
        popoverTarget={MENU_ID}
        css={menuLink}
        aria-current={isWithin ? "true" : undefined}
      >
        {label}
        <Icon of={ChevronDown} size={18} />
      </button>
      <div id={MENU_ID} popover="auto" css={panel}>
        {[overview, ...(finder ? [finder] : [])].map(({ path, label }) => (
          <a key={path} href={path} css={menuLink} aria-current={current(path)}>
            {label}
          </a>
        ))}
        <ul css={list} aria-label={label}>
          {services.map((service) => (
            <li key={service.path}>
              <a href={service.path} css={menuLink} aria-current={current(service.path)}>
                <ServiceName service={service} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const item = css`
  ${media.belowLarge} {
    & > button {
      display: none;
    }
  }

  ${media.large} {
    /* Reaches down to the panel, so that the pointer can move there. */
    display: flex;
    align-items: center;
    align-self: stretch;

    @media (hover: hover) {
      html:not([data-shut]) &:hover > div {
        display: block;
      }
    }

    ${media.withoutPopover} {
      &:focus-within > div {
        display: block;
      }
    }
  }
`;

const panel = css`
  border: 0;
  background: ${colors.card};
  color: inherit;

  & a {
    width: 100%;
    line-height: 1.3;
  }

  & > a {
    color: ${colors.brand};
    font-weight: 700;
  }

  ${media.belowLarge} {
    ${inFlow};
  }

  ${media.large} {
    /* Aligned to the end of the menu: below its button it would run off most screens. */
    position: absolute;
    inset-block: 100% auto;
    inset-inline: auto 0;
    width: min(38rem, 100vw - 2rem);
    margin: 0;
    padding: ${space.s};
    border-radius: ${radii.medium};
    box-shadow: ${shadows.raised};
    border: 1px solid ${colors.line};

    /* A popover is in the top layer, outside the flow of the menu. */
    &:popover-open {
      position: fixed;
      inset-block-start: 8.5rem;
      inset-inline-end: 2rem;
    }

    @supports (top: anchor(bottom)) {
      &:popover-open {
        inset-block-start: anchor(${MENU_ANCHOR} bottom);
        inset-inline-end: anchor(${MENU_ANCHOR} end);
      }
    }

    ${media.withoutPopover} {
      display: none;
    }
  }
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;

  ${media.belowLarge} {
    margin-inline-start: min(${space.m}, 4vw);

    ${media.withoutPopover} {
      display: none;
    }
  }

  ${media.large} {
    grid-template-columns: 1fr 1fr;
  }
`;
