import { useLogo } from "./use-logo";

/** The icon of the browser's tab. Browsers that draw SVG take the logo, if the header loads it anyway. */
export function TabIcons() {
  const { url, drawing } = useLogo();
  return (
    <>
      <link rel="icon" href="/favicon-32x32.png" sizes="32x32" />
      {!drawing && <link rel="icon" href={url} sizes="any" type="image/svg+xml" />}
    </>
  );
}
