import { useLogo } from "./use-logo";

/** The icon of the browser's tab. Browsers that draw SVG take the logo, which the header loads anyway. */
export function TabIcons() {
  const { url } = useLogo();
  return (
    <>
      <link rel="icon" href="/favicon-32x32.png" sizes="32x32" />
      <link rel="icon" href={url} sizes="any" type="image/svg+xml" />
    </>
  );
}
