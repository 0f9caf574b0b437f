import type { PropsWithChildren } from "react";

/** In place of `src/site/layout.tsx`, whose header and footer have their own tests. */
export const Layout = ({ children }: PropsWithChildren) => <main>{children}</main>;
