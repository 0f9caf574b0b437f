/** HTML of the start page. */
import type { ContentFile } from "../../content/read/content-file";
import { singleFiles } from "../../content/schema/content-files";
import { valueIn } from "../../content/schema/value-path";
import { routeOf } from "../routes";
import { SCREEN_PAGE, screenAddress } from "../screen-address";
import { type StartWords, type TaskName, words } from "../start/words";
import { escaped } from "./html";
import { SHEET } from "./staff-sheet";
import { type TaskPlace, usualTasks } from "./usual-tasks";

/**
 * Returns the content of the page.
 *
 * @param files content in the default language
 * @param script name of the page's script
 */
export function startPage(files: readonly ContentFile[], script: string): string {
  const pharmacy = files.find(({ path }) => path === singleFiles.pharmacy.path);
  const name = valueIn(pharmacy?.value, "name");
  const tasks = usualTasks(files)
    .filter(([, places]) => places.length > 0)
    .map(([task, places]) => taskItem(words.tasks[task], places));
  return `<header>
  <img src="icon.png" alt="" width="48" height="48" />
  <h1>${typeof name === "string" ? escaped(name) : ""} <small>${words.title}</small></h1>
  <p id="language">
    <button type="button" lang="es" hidden>Español</button>
    <button type="button" lang="en" hidden>English</button>
  </p>
</header>
<main>
  <div role="search" hidden>
    <label for="find">${words.find}</label>
    <input id="find" type="search" enterkeyhint="search" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="find-hint" />
    <p class="note" id="find-hint">${words.findHint}</p>
    <p role="status" id="count"></p>
    <ul id="found"></ul>
  </div>
  <h2>${words.usual}</h2>
  <ul class="tasks">
    ${tasks.join("\n    ")}
  </ul>
  <h2>${words.state}</h2>
  <div id="state"><p>${words.reading}</p></div>
  <h2>${words.changed}</h2>
  <div id="changes"><p>${words.reading}</p></div>
</main>
<footer>
  <a href="${SHEET}">${words.sheet}</a>
  <a href="${SCREEN_PAGE}#/">${words.allFiles}</a>
</footer>
<script type="module" src="${script}"></script>`;
}

/** Returns a task as a link; if it can begin at several places, as a list of them. */
function taskItem({ name, note }: StartWords["tasks"][TaskName], places: readonly TaskPlace[]) {
  const more = note && ` <small>${note}</small>`;
  const [first, ...others] = places;
  if (first && others.length === 0)
    return `<li><a href="${addressOf(first)}">${name}</a>${more}</li>`;
  const links = places.map(
    (place) => `<li><a href="${addressOf(place)}">${escaped(place.label)}</a></li>`,
  );
  return `<li><details><summary>${name}${more}</summary><ul>${links.join("")}</ul></details></li>`;
}

const addressOf = ({ file, field }: TaskPlace) =>
  escaped(screenAddress({ route: routeOf(file) ?? "#/" }, field));
