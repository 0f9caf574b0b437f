/** The address of a service page. */
export const servicePath = (slug: string) => `/services/${slug}/`;
