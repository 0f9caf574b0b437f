import type { ListedSave, SaveSource } from "./last-saves";

/** Changes that the server of `npm run edit` keeps. */
export const serverSaves: SaveSource = {
  list: async () => (await (await fetch("saves")).json()) as ListedSave[],
  takeBack: async ({ id }) => {
    const response = await fetch("take-back", { method: "POST", body: id });
    if (!response.ok) throw new Error(await response.text());
  },
};
