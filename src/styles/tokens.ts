/**
 * Design tokens. Colors are CSS custom properties, which `page-styles.tsx` sets for light and dark
 * mode; `palette.ts` derives them from `data/brand.yaml`. Every text has a contrast of 7:1 to its
 * background: `contrast-pairs.ts` lists the pairs.
 */
export const colors = {
  /** Page and form fields. */
  page: "var(--page)",
  /** Cards, menus and dialogs. A step lighter than the page in dark mode. */
  card: "var(--card)",
  /** Backgrounds of tinted bands. */
  tintSoft: "var(--tint-soft)",
  tint: "var(--tint)",
  tintStrong: "var(--tint-strong)",
  /** Behind pictures that load or have transparent parts. The sample's pictures end in this color. */
  pictureBackground: "var(--picture-background)",
  ink: "var(--ink)",
  inkSoft: "var(--ink-soft)",
  brand: "var(--brand)",
  /** Name beside the logo, strong text, and hovered buttons. */
  brandStrong: "var(--brand-strong)",
  onButton: "var(--on-button)",
  /** Bands that are dark in both modes, and text on them. */
  brandDark: "var(--brand-dark)",
  brandDeep: "var(--brand-deep)",
  onBrand: "var(--on-brand)",
  onBrandSoft: "var(--on-brand-soft)",
  /** Never the background of small text. */
  accent: "var(--accent)",
  accentInk: "var(--accent-ink)",
  line: "var(--line)",
  /** Border of form fields: 3:1 against the page (WCAG 1.4.11). */
  fieldLine: "var(--field-line)",
  focus: "var(--focus)",
  error: "var(--error)",
  errorSoft: "var(--error-soft)",
  /** Only for emergencies. */
  emergency: "var(--emergency)",
  emergencySoft: "var(--emergency-soft)",
  onEmergency: "var(--on-emergency)",
} as const;

export const fonts = {
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  heading: '"Site Heading", "Site Heading Fallback", Arial, sans-serif',
} as const;

/**
 * Font sizes. Fluid ones have their first value up to a screen of 430 px and their last one from 1100 px
 * on. Large text on a phone: long words such as Immunizations stay whole.
 */
export const fontSizes = {
  small: "1rem",
  body: "1.125rem",
  lead: "clamp(1.125rem, 0.96rem + 0.6vw, 1.375rem)",
  h3: "min(8.2vw, clamp(1.25rem, 1.17rem + 0.3vw, 1.375rem))",
  h2: "min(9.2vw, clamp(1.5rem, 0.94rem + 2.09vw, 2.375rem))",
  h1: "min(10.2vw, clamp(1.75rem, 0.63rem + 4.18vw, 3.5rem))",
} as const;

/** Font sizes for styles. Long ones are custom properties, which `page-styles.tsx` sets. */
export const typeScale = {
  small: fontSizes.small,
  body: fontSizes.body,
  lead: "var(--lead)",
  h3: "var(--h3)",
  h2: "var(--h2)",
  h1: "var(--h1)",
} as const;

export const space = {
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  section: "clamp(2rem, 1.15rem + 3.6vw, 5rem)",
  /** Margin between the content and the edge of the screen: see `page-styles.tsx`. */
  gutter: "var(--gutter)",
} as const;

export const widths = { content: "75rem", text: "40rem" } as const;

/** Direction of reading along x: 1, or -1 on pages written from right to left. */
export const forward = "var(--forward, 1)";

/** Thickness of an icon's lines on the screen, whatever the icon's size. */
export const iconStroke = "1.75px";

export const radii = { small: "0.625rem", medium: "1rem", large: "1.5rem", pill: "999px" } as const;

export const shadows = {
  card: "0 1px 2px rgb(var(--shadow) / 6%), 0 8px 24px rgb(var(--shadow) / 7%)",
  raised: "0 2px 4px rgb(var(--shadow) / 8%), 0 16px 40px rgb(var(--shadow) / 14%)",
} as const;

/** Color of `::backdrop`, which inherits no custom properties in browsers before 2024. */
export const backdrop = "rgb(0 0 0 / 60%)";

/** Attribute of elements that stay light in dark mode. */
export const LIGHT_SURFACE = "data-light-surface";

export const motion = { quick: "140ms ease-out" } as const;

/** Minimum height and width of buttons, and of links that stand alone. */
export const targetSize = "2.875rem";

/** Height of the bar at the bottom of a phone. */
export const quickActionsHeight = "3.5rem";

/** Phones. Also used in `media` attributes. */
export const belowMedium = "(max-width: 43.99rem)";

/** Phones and tablets, without a menu in one row. */
export const belowLarge = "(max-width: 63.99rem)";

/** Devices set to dark. Also used in `media` attributes. */
export const darkScreen = "(prefers-color-scheme: dark)";

/** Height of the sticky header. */
export const headerHeight = "4.25rem";

/** Media queries, smallest first. */
export const media = {
  /** Phones whose text is twice its usual size. */
  largeText: "@media (max-width: 15.99rem)",
  belowMedium: `@media ${belowMedium}`,
  medium: "@media (min-width: 44rem)",
  belowLarge: `@media ${belowLarge}`,
  large: "@media (min-width: 64rem)",
  wide: "@media (min-width: 72rem)",
  /** Not for print. */
  dark: `@media screen and ${darkScreen}`,
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** Browsers before 2023, such as iOS 16, which show a popover as a normal part of the page. */
  withoutPopover: "@supports not selector(:popover-open)",
} as const;
