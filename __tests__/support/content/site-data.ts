import { useStaticQuery } from "gatsby";
import { parse } from "yaml";
import { facts } from "../components/facts";
import { inMinutes, weeklyHours } from "../time/weekly-hours";
import { sampleText } from "./sample-files";

/** Returns the words of a file of the sample. */
export const sample = (file: string) => parse(sampleText(file)) as object;

/** Returns a picture as `gatsby-plugin-image` returns it. */
export const picture = (alt: string) => ({
  alt,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth" as const,
        width: 4,
        height: 3,
        images: {
          sources: [
            { type: "image/avif", srcSet: "/small.avif 400w, /large.avif 1000w", sizes: "" },
          ],
          fallback: { src: "/small.webp", srcSet: "/small.webp 400w", sizes: "" },
        },
      },
    },
  },
});

/** Shared site data, as GraphQL returns it. */
export const siteData = {
  pharmacy: {
    name: "Test Pharmacy & Supply",
    shortName: "Test Pharmacy",
    description: "A pharmacy for tests.",
    since: 2024,
    location: { latitude: 44.46, longitude: -93.16 },
    socialPicture: { alt: "", file: { childImageSharp: null } },
    phone: "(507) 555-0142",
    fax: "(507) 555-0143",
    email: "info@test-pharmacy.example",
    website: "https://www.test-pharmacy.example/",
    facts,
    storefrontUrl: "https://shop.test-pharmacy.example/",
    bookingUrl: "https://booking.test-pharmacy.example/",
    identifiers: { npi: "1234567893" },
    plans: [{ name: "Medicare Part D", note: "most plans" }, { name: "Test Plan" }],
    delivery: {
      places: ["Dundas", "55019"],
      days: ["monday", "tuesday", "wednesday", "friday"],
      time: "after 2 PM",
      fee: "$4",
    },
    apps: [{ label: "Sign in", url: "https://portal.test-pharmacy.example/" }],
    timeZone: "America/Chicago",
    address: {
      street: "1 Test Street",
      street2: null,
      city: "Northfield",
      state: "MN",
      zip: "55057",
    },
    hours: weeklyHours,
    readyTimes: {
      newPrescription: { minutes: [15, 20] },
      refill: { minutes: [10] },
      transfer: {},
      specialOrder: { hours: [24, 48] },
    },
    specialHours: [{ date: "2026-12-25", hours: "Closed", reason: "Christmas Day" }],
    servicesDesk: {
      name: "Services desk",
      phone: "(507) 555-0144",
      hours: { ...weeklyHours, saturday: "9AM-3PM" },
    },
  },
  announcements: {},
  allWhenClosed: { nodes: [] as object[] },
  brand: {
    cssVariables: "--brand:#0b5650",
    darkCssVariables: "--brand:#78dcd1",
    logo: {
      url: "/static/0123456789abcdef0123456789abcdef/logo.svg",
      shape: 1,
    },
  },
  siteHeader: sample("header.yaml"),
  siteFooter: sample("footer.yaml"),
  siteLabels: { ...sample("labels.yaml"), dateLanguage: "en-US" },
  allService: {
    nodes: [
      {
        locale: "en-US",
        path: "/services/immunizations/",
        title: "Immunizations",
        icon: "syringe",
      },
      { locale: "en-US", path: "/services/flu-shots/", title: "Flu Shots", icon: "syringe" },
    ],
  },
  allOwnPage: { nodes: [] },
  allLegalNotice: { nodes: [] as object[] },
  equipmentCatalog: {
    categories: [
      {
        id: "mobility-aids",
        name: "Mobility Aids",
        intro: "For steadier steps.",
        items: [
          {
            id: "cane",
            name: "Cane",
            description: "A little help.",
            picture: picture("A quad cane"),
          },
        ],
      },
    ],
  },
  allAToZPage: { nodes: [] as object[] },
  otcCatalog: {
    categories: [
      {
        name: "First Aid",
        pictured: [{ name: "Cold packs", picture: picture("Two blue cold packs") }],
        id: "first-aid",
        items: [{ name: "Bandages" }, { name: "Gauze" }],
        picture: picture(""),
      },
    ],
  },
};

/** Returns the data of files of which each language has one, as lists of all languages. */
const inOneLanguage = (data: object) =>
  Object.fromEntries(
    Object.entries(data).map(([name, file]: [string, object]) =>
      name === "brand" || name.startsWith("all")
        ? [name, file]
        : [
            `all${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            { nodes: [{ locale: "en-US", ...file }] },
          ],
    ),
  );

/** Sets the shared site data for the components of a test. */
export function giveSiteData(data: object = siteData) {
  jest.mocked(useStaticQuery).mockReturnValue(inOneLanguage(inMinutes(data)));
}

/** Sets the shared site data with other facts of the pharmacy. */
export const givePharmacy = (facts: object) =>
  giveSiteData({ ...siteData, pharmacy: { ...siteData.pharmacy, ...facts } });
