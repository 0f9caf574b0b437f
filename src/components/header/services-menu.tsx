import { css } from "@emotion/react";
import { ChevronDown } from "lucide-react";
import { servicePath } from "../../lib/paths";
import { colors, media, radii, shadows, space } from "../../styles/tokens";
import { Icon } from "../icon";
import { InternalLink } from "../internal-link";
import { useSite } from "../use-site";
import { menuLink } from "./menu-link";

const MENU_ID = "services-menu";

interface Props {
  currentPath: string;
}

/**
 * The Services entry. On a wide screen its list opens under the pointer (CSS) or by a press
 * (popover); on a phone the list simply stands in the menu.
 */
export function ServicesMenu({ currentPath }: Props) {
  const { header, services } = useSite();
  const { label, overview } = header.services;
  const isWithin = currentPath.startsWith(overview.path);
  return (
    <li css={item} data-hover-menu>
      <button
        type="button"
        popoverTarget={MENU_ID}
        css={[menuLink, toggle]}
        aria-current={isWithin ? "true" : undefined}
      >
        {label}
        <ChevronDown size={18} aria-hidden />
      </button>
      <div id={MENU_ID} popover="auto" css={panel}>
        <InternalLink
          to={overview.path}
          css={[menuLink, overviewLink]}
          aria-current={overview.path === currentPath ? "page" : undefined}
        >
          {overview.label}
        </InternalLink>
        <ul css={list} aria-label={label}>
          {services.map(({ slug, title, icon }) => (
            <li key={slug}>
              <InternalLink
                to={servicePath(slug)}
                css={[menuLink, serviceLink]}
                aria-current={servicePath(slug) === currentPath ? "page" : undefined}
              >
                <Icon name={icon} size={20} />
                {title}
              </InternalLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const item = css`
  position: relative;

  ${media.large} {
    @media (hover: hover) {
      html:not([data-menu-dismissed]) &:hover > [popover] {
        display: block;
      }
    }
  }
`;

const toggle = css`
  display: none;

  ${media.large} {
    display: flex;
    anchor-name: --services-toggle;
  }
`;

const panel = css`
  border: 0;
  background: ${colors.page};
  color: inherit;

  @media (max-width: 63.99rem) {
    display: block;
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
  }

  ${media.large} {
    position: absolute;
    inset: 100% auto auto 0;
    width: 38rem;
    margin: 0;
    padding: ${space.s};
    border-radius: ${radii.medium};
    box-shadow: ${shadows.raised};
    border: 1px solid ${colors.line};

    /* Opened by a press, the panel is in the top layer and no longer beside its button. */
    &:popover-open {
      position: fixed;
      inset: 8.5rem 2rem auto auto;
    }

    @supports (top: anchor(bottom)) {
      &:popover-open {
        inset: anchor(--services-toggle bottom) auto auto anchor(--services-toggle left);
      }
    }
  }
`;

const overviewLink = css`
  color: ${colors.brand};
  font-weight: 700;

  ${media.large} {
    width: 100%;
  }
`;

const list = css`
  display: grid;
  gap: 0.125rem;
  padding-inline-start: 0.75rem;
  border-inline-start: 2px solid ${colors.tintStrong};
  margin-inline-start: 0.9rem;

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    padding: 0;
    border: 0;
    margin: 0;
  }
`;

const serviceLink = css`
  width: 100%;

  & > svg {
    flex: none;
    color: ${colors.brand};
  }
`;
