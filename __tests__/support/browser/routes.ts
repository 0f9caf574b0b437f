/** The 14 pages of the specification. */
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

/** Path without a page. */
export const missingRoute = "/there-is-no-such-page/";

/** The sample's notices. */
const noticeRoutes = [
  "/privacy-practices/",
  "/nondiscrimination/",
  "/language-help/",
  "/accessibility/",
  "/complaints-and-returns/",
  "/state-board/",
  "/medicare-supplier-standards/",
] as const;

/** Every page. */
export const pageRoutes = [
  ...customerRoutes,
  "/a-z/",
  "/privacy/",
  "/questions/",
  "/insurance/",
  "/for-doctors-offices/",
  "/local-help/",
  ...noticeRoutes,
] as const;

/** Pages with an island; see `src/islands/README.md`. */
export const formRoutes: readonly string[] = ["/prescriptions/", "/contact/"];
