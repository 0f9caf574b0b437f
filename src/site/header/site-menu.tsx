import { css, type SerializedStyles } from "@emotion/react";
import { type ComponentProps, Fragment } from "react";
import * as Menu from "lucide-react/icons/menu";
import * as X from "lucide-react/icons/x";
import { Icon } from "../../components/icon";
import { stack } from "../../styles/recipes";
import { backdrop, colors, media, radii, space, typeScale } from "../../styles/tokens";
import { primaryButton, secondaryButton } from "../../components/buttons";
import { CallButton } from "../call-button";
import { ContentLink } from "../links";
import { inFlow, MENU_ANCHOR, menuLink } from "./menu-styles";
import { OpeningStatus } from "../opening-status";
import { ServicesMenu } from "./services-menu";
import { usePage } from "../page";
import { useNavigation } from "../hooks/navigation";
import { usePharmacy } from "../hooks/pharmacy";
import { useLanguageLinks } from "./language-links";
const MENU_ID = "site-menu";

/** Height of a button of one line. */
const BUTTON_HEIGHT = "calc(2.8rem + 4px)";

/** The menu: a row on wide screens, a popover on phones, whose focus and Escape the browser handles by itself. */
export function SiteMenu() {
  const currentPath = usePage()?.address;
  const pharmacy = usePharmacy();
  const { header: navigation } = useNavigation();
  const { home, about, prescriptions, contact } = navigation;
  const request = navigation.quickActions.prescriptions;
  const languageLinks = useLanguageLinks(menuLink);
  const current = (path?: string | null) => (path === currentPath ? ("page" as const) : undefined);
  const entry = (link: ComponentProps<typeof ContentLink>["link"], where?: SerializedStyles) => (
    <li css={where}>
      <ContentLink link={link} css={menuLink} aria-current={current(link.path)} />
    </li>
  );
  const entriesAfter = (place: "home" | "about" | "services" | "prescriptions") =>
    navigation.moreEntries
      ?.filter(({ after }) => after === place)
      .map((more) => <Fragment key={more.label}>{entry(more)}</Fragment>);
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} css={[openButton, onlyOnPhones]}>
        <Icon of={Menu} size={24} />
        {navigation.openMenu}
      </button>
      <nav id={MENU_ID} popover="auto" aria-label={navigation.menuLabel} css={menu}>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          css={[openButton, onlyOnPhones]}
        >
          <Icon of={X} size={24} />
          {navigation.closeMenu}
        </button>
        <ul css={[list, navigation.moreEntries && tight]}>
          {/* Phones begin with what most people come for. */}
          {entry(prescriptions, onlyOnPhones)}
          {entry(request, onlyOnPhones)}
          {entry(contact, onlyOnPhones)}
          {entry(home)}
          {entriesAfter("home")}
          {entry(about)}
          {entriesAfter("about")}
          <ServicesMenu />
          {entriesAfter("services")}
          {entry(prescriptions, onlyOnDesks)}
          {entriesAfter("prescriptions")}
          {languageLinks.map((link) => (
            <li key={link.key} css={onlyOnPhones}>
              {link}
            </li>
          ))}
          <li css={[contactItem, onlyOnDesks]}>
            <a href={contact.path} css={primaryButton} aria-current={current(contact.path)}>
              {contact.label}
            </a>
          </li>
        </ul>
        <div css={reach}>
          <CallButton number={pharmacy.phone} css={secondaryButton} />
          <OpeningStatus />
        </div>
      </nav>
    </>
  );
}

const openButton = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: ${BUTTON_HEIGHT};
  padding: 0.5rem 1rem;
  border: 2px solid ${colors.brand};
  border-radius: ${radii.pill};
  background: ${colors.page};
  color: ${colors.brand};
  font-weight: 650;
  cursor: pointer;

  /* A long label takes two lines on the smallest screens. */
  @media (min-width: 22.5rem) {
    white-space: nowrap;
  }
`;

const menu = css`
  border: 0;
  padding: ${space.m};
  background: ${colors.card};
  color: inherit;

  ${media.belowLarge} {
    inset-block: 0;
    inset-inline: auto 0;
    width: min(100%, 26rem);
    height: 100%;
    max-height: none;
    margin: 0;
    overflow-y: auto;

    &:popover-open {
      display: flex;
      flex-direction: column;
    }

    & > button {
      flex: none;
      align-self: end;
    }

    &::backdrop {
      background: ${backdrop};
    }

    ${media.withoutPopover} {
      width: 100%;
      padding: 0;
    }
  }

  ${media.large} {
    ${inFlow};
  }
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  padding-block: ${space.xs};

  ${media.belowLarge} {
    ${media.withoutPopover} {
      display: flex;
      flex-wrap: wrap;
      padding: 0;
    }
  }

  ${media.large} {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: ${BUTTON_HEIGHT};
    padding: 0;
    anchor-name: ${MENU_ANCHOR};
  }
`;

/** Smaller text for rows with more entries, up to the width at which all of them fit. */
const tight = css`
  ${media.large} {
    font-size: ${typeScale.small};

    & > li:not(:last-of-type) > :is(a, button) {
      padding-inline: 0.5rem;
    }
  }

  ${media.wide} {
    font-size: ${typeScale.body};
  }
`;

const contactItem = css`
  display: grid;
  padding-block-start: ${space.m};

  ${media.large} {
    padding: 0;
    padding-inline-start: 0.75rem;
  }
`;

const onlyOnPhones = css`
  ${media.large} {
    display: none;
  }

  ${media.withoutPopover} {
    display: none;
  }
`;

const onlyOnDesks = css`
  ${media.belowLarge} {
    display: none;

    ${media.withoutPopover} {
      display: block;
    }
  }
`;

/** Stays at the bottom of the menu, within reach of the thumb. */
const reach = css`
  ${stack(space.xs)};
  position: sticky;
  inset-block-end: calc(-1 * ${space.m});
  margin-block: auto calc(-1 * ${space.m});
  padding-block: ${space.xs};
  border-block-start: 1px solid ${colors.line};
  background: ${colors.card};
  text-align: center;

  /* Landscape phones and large text: it would cover most of the menu. */
  @media (max-height: 30rem) {
    position: static;
  }

  ${onlyOnPhones};
`;
