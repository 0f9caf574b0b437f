/** Colors that no brand changes: paper is white, and a mistake is red. */
export const fixedColors = {
  /** The page itself, and cards on a tinted background. */
  page: "#ffffff",
  onBrand: "#ffffff",
  error: "#8c1d18",
  errorSoft: "#fdf1ef",
} as const;
