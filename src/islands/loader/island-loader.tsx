import type { IslandName } from "../islands";

/** Defined by `src/gatsby/html/bundle-islands.ts`: the loader, and each island's scripts. */
declare const __ISLAND_LOADER__: string;
declare const __ISLAND_SCRIPTS__: Readonly<Record<string, readonly string[]>>;

/**
 * Inline script that loads an island's scripts. `gatsby develop` runs React on every page and needs no
 * loader.
 *
 * @throws if the island has no scripts, because it would never hydrate
 */
export function IslandLoader({ name }: { name: IslandName }) {
  if (process.env.NODE_ENV !== "production" || typeof __ISLAND_LOADER__ === "undefined")
    return null;
  const scripts = __ISLAND_SCRIPTS__[name];
  if (!scripts?.length) {
    throw new Error(
      `No bundle is named "${name}". In src/islands/islands.ts, the island's webpackChunkName has to be its name.`,
    );
  }
  return (
    <script
      data-scripts={scripts.join(" ")}
      dangerouslySetInnerHTML={{ __html: __ISLAND_LOADER__ }}
    />
  );
}
