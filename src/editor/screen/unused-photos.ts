/** Photos that no file of the content names, each with a button that deletes it. */
import type { Repository } from "../git/git-service";
import { reloadAndSay } from "./after-reload";
import { element, foldedList } from "./dom";
import { localApi, openRepository } from "./repository";
import { siteFacts } from "./site-facts";
import { inLanguage } from "./staff-language";
import { reasonOf } from "./staff-words";

const PHOTOS = "data/images/";

/** Returns the paths in the repository of pictures that nothing in `data/` names, in any language. */
export async function unusedPhotos(repository: Repository): Promise<string[]> {
  const [head] = await repository.lastCommits(1);
  const paths = [...(await repository.hashes()).keys()];
  const files = paths.filter((path) => /^data\/.*\.yaml$/.test(path));
  const texts = await Promise.all(files.map((path) => repository.fileAt(head?.id ?? "HEAD", path)));
  const all = texts.join("\n");
  return paths.filter(
    (path) => path.startsWith(PHOTOS) && !all.includes(path.slice("data/".length)),
  );
}

/** Returns the list, which is filled when it is opened. */
export function photosToDelete(): HTMLElement {
  const purpose = "to see which photos nobody uses";
  return foldedList("Photos that no page shows", "Every photo is used.", async () =>
    (await unusedPhotos(openRepository(purpose))).map(photoItem),
  );
}

function photoItem(path: string) {
  const name = path.slice(PHOTOS.length);
  const { repo } = siteFacts.git;
  const shown = siteFacts.hasServer
    ? [
        element("img", {
          src: `${localApi()}/repos/${repo}/media/main/${path}`,
          alt: "",
          height: 48,
        }),
      ]
    : [];
  const answer = element("span", { role: "status" });
  const button = element("button", { type: "button", ariaLabel: `Delete ${name}` }, "Delete");
  const press = async () => {
    if (!window.confirm(inLanguage(`Delete the photo ${name} for good?`))) return;
    button.disabled = true;
    try {
      const repository = openRepository("to delete photos");
      const [head] = await repository.lastCommits(1);
      const files = new Map([[path, undefined]]);
      await repository.write(files, `Delete the photo ${name}`, head?.id ?? "main");
      // Sveltia CMS lists the photo until it reads the files anew.
      reloadAndSay(`Deleted: ${name}`);
    } catch (error) {
      button.disabled = false;
      answer.textContent = ` ${reasonOf(error)}`;
    }
  };
  button.addEventListener("click", () => void press());
  return element("li", {}, ...shown, ` ${name} `, button, answer);
}
