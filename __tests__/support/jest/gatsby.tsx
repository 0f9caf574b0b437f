/** Stands in for the `gatsby` module in unit tests, which run without Gatsby's compiler. */
import type { ComponentProps } from "react";

/** Queries are compiled away in a build; a test gives the data itself. */
export const graphql = jest.fn();

/** Give it the page's data with `mockReturnValue`. */
export const useStaticQuery = jest.fn();

/** A plain link, as the built page has it before any script runs. */
export const Link = ({ to, children, ...attributes }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...attributes}>
    {children}
  </a>
);

/** A plain script. */
export const Script = (attributes: ComponentProps<"script">) => <script {...attributes} />;
