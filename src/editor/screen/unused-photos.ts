/** Photos that no file of the content names, each with a button that deletes it. */
import { withoutData } from "../../content/schema/content-files";
import { readText } from "../../content/write/values";
import { encodePath, headOf, type Repository } from "../git/git-service";
import { reloadAndSay } from "./after-reload";
import { actionButton, element, foldedList } from "./dom";
import { localApi, openRepository } from "./repository";
import { siteFacts } from "./site-facts";
import { inLanguage } from "./staff-language";

const PHOTOS = "data/images/";

/** Returns the paths in the repository of pictures that nothing in `data/` names, in any language. */
export async function unusedPhotos(repository: Repository): Promise<string[]> {
  const head = await headOf(repository);
  const paths = [...(await repository.hashes()).keys()];
  const files = paths.filter((path) => /^data\/.*\.yaml$/.test(path));
  const texts = await Promise.all(files.map((path) => repository.fileAt(head, path)));
  // Parsed, because YAML may write a name in other ways: 'joe''s.jpg'.
  const all = JSON.stringify(texts.map((text = "") => readText(text, undefined))).normalize();
  return paths.filter(
    (path) => path.startsWith(PHOTOS) && !all.includes(withoutData(path).normalize()),
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
  const src = `${localApi()}/repos/${siteFacts.git.repo}/media/main/${encodePath(path)}`;
  const shown = siteFacts.hasServer ? [element("img", { src, alt: "", height: 48 })] : [];
  const button = actionButton("Delete", `Delete ${name}`, async () => {
    if (!window.confirm(inLanguage(`Delete the photo ${name} for good?`))) return;
    const repository = openRepository("to delete photos");
    const files = new Map([[path, undefined]]);
    await repository.write(files, `Delete the photo ${name}`, await headOf(repository));
    // Sveltia CMS lists the photo until it reads the files anew.
    reloadAndSay(`Deleted: ${name}`);
  });
  return element("li", {}, ...shown, ` ${name} `, ...button);
}
