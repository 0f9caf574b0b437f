import type { Crumb } from "./breadcrumb";
import { useSite } from "./use-site";

/** The pages above every service page. */
export function useServicesTrail(): readonly Crumb[] {
  const { header } = useSite();
  return [header.home, { ...header.services.overview, label: header.services.label }];
}
