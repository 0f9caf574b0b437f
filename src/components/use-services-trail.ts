import type { Crumb } from "./breadcrumb";
import { useNavigation } from "./header/use-navigation";

/** The pages above every service page. */
export function useServicesTrail(): readonly Crumb[] {
  const { home, services } = useNavigation();
  return [home, { ...services.overview, label: services.label }];
}
