/** The 14 addresses that the customer asked for. */
export const customerRoutes = [
  "/",
  "/about/",
  "/services/",
  "/services/prescription-services/",
  "/services/medical-supplies/",
  "/services/immunizations/",
  "/services/health-screenings/",
  "/services/wellness-services/",
  "/services/specialty-services/",
  "/services/diabetic-care/",
  "/services/durable-medical-equipment/",
  "/services/otc-network/",
  "/prescriptions/",
  "/contact/",
] as const;

/** An address without a page. */
export const missingRoute = "/there-is-no-such-page/";

/** Every page, and an address without one. */
export const allRoutes = [...customerRoutes, "/privacy/", missingRoute] as const;

/** The pages with an island, on which React runs; see `src/islands/README.md`. */
export const formRoutes: readonly string[] = ["/prescriptions/", "/contact/"];
