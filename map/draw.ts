/** `npm run map -- FILE`: draws the map of the Contact page from a file with streets, or explains where to get one. */
import { readPharmacy } from "../src/content/read-facts";
import { readArguments, runCommand } from "../tools/command-line/command";
import { CommandError } from "../src/lib/command-error";
import { howToExport, makeMap, USUAL_METERS } from "./make-map";
import { mapFrame } from "./map-frame";

/** From a single block to a small town. */
const [LEAST_METERS, MOST_METERS] = [150, 5000];

function readMeters(text: string | undefined): number {
  const meters = Number(text ?? USUAL_METERS);
  if (meters >= LEAST_METERS && meters <= MOST_METERS) return meters;
  throw new CommandError(
    `"${text}" is no height for a map. Write how many meters it shows from top to bottom: ${LEAST_METERS} to ${MOST_METERS}.`,
  );
}

runCommand(async () => {
  const { values, positionals } = readArguments({ height: { type: "string" } });
  const meters = readMeters(values.height);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new CommandError(
      `Give one file with the streets around the pharmacy.\n\n${howToExport(mapFrame(readPharmacy("data").location, meters))}`,
    );
  }
  console.log(await makeMap("data", file, meters));
  return 0;
});
