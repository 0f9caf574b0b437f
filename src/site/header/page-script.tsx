/** Defined by `inline-scripts.ts` for the code that renders pages. */
declare const __INLINE_SCRIPT__: string | undefined;

/** The inline script of the page. Pages of `gatsby develop` have React in its place. */
export const PageScript = () =>
  typeof __INLINE_SCRIPT__ === "string" && (
    <script dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />
  );
