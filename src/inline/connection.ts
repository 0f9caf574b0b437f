/** Network Information API (https://wicg.github.io/netinfo/), which only Chromium has. */
type WithConnection = Navigator & { connection?: { type?: string; saveData?: boolean } };

const connection = () => (navigator as WithConnection).connection;

/** True if the browser's data saver is on. */
export const savesData = () => connection()?.saveData;

/** True on a mobile network, where people may pay for each page. */
export const isMetered = () => connection()?.type === "cellular";
