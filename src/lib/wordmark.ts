/** Whether a logo of this shape, width to height, is taken for the name itself, written out. */
export const isWordmark = (shape: number) => shape >= 2;
