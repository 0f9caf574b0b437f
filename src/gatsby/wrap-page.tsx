import type { WrapPageElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../components/error-boundary";

/** Puts every page inside the error boundary, in the same way on the server and in the browser. */
export const wrapPageElement = ({ element }: Pick<WrapPageElementBrowserArgs, "element">) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
