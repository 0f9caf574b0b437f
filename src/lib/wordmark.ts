/** True if a logo is so wide (width divided by height) that it must be the written name. */
export const isWordmark = (shape: number) => shape >= 2;
