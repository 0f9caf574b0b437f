/** Tells the editing screen of `npm run edit` when a page follows what is typed: what changes before, Gatsby tells nobody. */
import { PAGE_FOLLOWS } from "../../lib/pages-beside-screen";
import { editingScreen } from "./lead-to-fields";

/** Call after the first render, which tells Gatsby which page is shown. */
export async function tellWhenFollowing(): Promise<void> {
  const screen = editingScreen();
  if (screen && process.env.NODE_ENV !== "production") {
    const { default: socketIo } = await import("../../../.cache/socketIo");
    const socket = socketIo();
    const tell = () => screen.postMessage({ type: PAGE_FOLLOWS }, "*");
    if (socket?.connected) tell();
    else socket?.once("connect", tell);
  }
}
