/**
 * Color, type, space and motion, each said once. Colors are CSS variables, which global-styles.tsx
 * sets for light screens and for dark ones; palette.ts says how they follow from `data/brand.yaml`.
 * Every text color reaches 7:1 on every background it is used on: contrast-pairs.ts lists them, and
 * the check sees to it.
 */
export const colors = {
  /** The page itself, and fields to type in. */
  page: "var(--page)",
  /** What lies on the page: cards, menus, dialogs. On a dark screen it is a step lighter. */
  card: "var(--card)",
  /** Tinted bands. */
  tintSoft: "var(--tint-soft)",
  tint: "var(--tint)",
  tintStrong: "var(--tint-strong)",
  /** Behind pictures, while they load and where they are clear; also the edge color of the sample's. */
  pictureBackground: "var(--picture-background)",
  /** Text. */
  ink: "var(--ink)",
  inkSoft: "var(--ink-soft)",
  /** Links, and buttons with what stands on them. */
  brand: "var(--brand)",
  /** The logo's words and strong text, and a button under the pointer. */
  brandStrong: "var(--brand-strong)",
  onButton: "var(--on-button)",
  /** Bands that are dark on every screen, and what stands on them. */
  brandDark: "var(--brand-dark)",
  brandDeep: "var(--brand-deep)",
  onBrand: "var(--on-brand)",
  onBrandSoft: "var(--on-brand-soft)",
  /** A little warmth: never the background of small text. */
  accent: "var(--accent)",
  accentSoft: "var(--accent-soft)",
  accentInk: "var(--accent-ink)",
  line: "var(--line)",
  /** The border of a form field: 3:1 against the page, as WCAG 1.4.11 wants. */
  fieldLine: "var(--field-line)",
  focus: "var(--focus)",
  /** A mistake. */
  error: "var(--error)",
  errorSoft: "var(--error-soft)",
} as const;

export const fonts = {
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  heading: '"Site Heading", "Site Heading Fallback", Arial, sans-serif',
} as const;

/** Fluid steps: the first value on a 360 px phone, the last on a 1200 px screen. */
export const typeScale = {
  small: "1rem",
  body: "1.125rem",
  lead: "clamp(1.125rem, 1.03rem + 0.45vw, 1.375rem)",
  h3: "clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem)",
  h2: "clamp(1.5rem, 1.15rem + 1.6vw, 2.375rem)",
  h1: "clamp(1.75rem, 1.05rem + 2.9vw, 3.5rem)",
} as const;

export const space = {
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  section: "clamp(2rem, 1.15rem + 3.6vw, 5rem)",
  /** Between the page's content and the edge of the screen. */
  gutter: "clamp(1rem, 0.5rem + 2vw, 2.5rem)",
} as const;

export const widths = {
  content: "75rem",
  text: "40rem",
} as const;

export const radii = { small: "0.625rem", medium: "1rem", large: "1.5rem", pill: "999px" } as const;

export const shadows = {
  card: "0 1px 2px rgb(var(--shadow) / 6%), 0 8px 24px rgb(var(--shadow) / 7%)",
  raised: "0 2px 4px rgb(var(--shadow) / 8%), 0 16px 40px rgb(var(--shadow) / 14%)",
} as const;

/** Over the page, behind an open dialog or menu. */
export const backdrop = "rgb(var(--shadow) / 60%)";

/** An attribute for what is light on every screen. */
export const LIGHT_SURFACE = "data-light-surface";

export const motion = { quick: "140ms ease-out" } as const;

/** The least height and width of anything to press. */
export const targetSize = "2.875rem";

/** The height of the bar of quick actions at the bottom of a phone. */
export const quickActionsHeight = "3.5rem";

/** Phones, as the `media` attribute has it. */
export const belowMedium = "(max-width: 43.99rem)";

/** How far the site's header reaches, which stays at the top of the screen. */
export const headerHeight = "4.25rem";

/** Media queries, smallest first. */
export const media = {
  belowMedium: `@media ${belowMedium}`,
  medium: "@media (min-width: 44rem)",
  belowLarge: "@media (max-width: 63.99rem)",
  large: "@media (min-width: 64rem)",
  wide: "@media (min-width: 72rem)",
  /** Paper is white. */
  dark: "@media screen and (prefers-color-scheme: dark)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** Browsers from before 2023, such as that of iOS 16: a popover is a plain part of the page there. */
  withoutPopover: "@supports not selector(:popover-open)",
} as const;
