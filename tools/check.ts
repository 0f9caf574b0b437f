/** `npm run check`: is everything in `data/` well-formed and complete? */
import { contentIsSound } from "./content-check";
import { runCommand } from "./run-command";

runCommand(async () => {
  const sound = await contentIsSound();
  if (sound) console.log("The content in data/ is sound.");
  return sound ? 0 : 1;
});
