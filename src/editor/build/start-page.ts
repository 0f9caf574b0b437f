import type { ContentFile } from "../../content/read/content-file";
import { singleFiles } from "../../content/schema/content-files";
import { valueIn } from "../../content/schema/value-path";
import { screenAddress } from "../screen-address";
import { SCREEN_PAGE } from "../screen-facts";
import { escaped, SHEET } from "./staff-sheet";
import { type TaskPlace, type UsualTask, usualTasks } from "./usual-tasks";

/** Returns the content of the page, for files in the default language. */
export function startPage(files: readonly ContentFile[], script: string): string {
  const pharmacy = files.find(({ path }) => path === singleFiles.pharmacy.path);
  const name = valueIn(pharmacy?.value, "name");
  const tasks = usualTasks(files).filter(({ places }) => places.length > 0);
  return `<header>
  <img src="icon.png" alt="" width="48" height="48" />
  <h1>${typeof name === "string" ? escaped(name) : ""} <small>Edit the website</small></h1>
  <p id="language">
    <button type="button" lang="es" hidden>Español</button>
    <button type="button" lang="en" hidden>English</button>
  </p>
</header>
<main>
  <div role="search" hidden>
    <label for="find">What do you want to change?</label>
    <input id="find" type="search" enterkeyhint="search" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="find-hint" />
    <p class="note" id="find-hint">Write a word that is on a page, or what you call it: fax, snow, Saturday</p>
    <p role="status" id="count"></p>
    <ul id="found"></ul>
  </div>
  <h2>The usual changes</h2>
  <ul class="tasks">
    ${tasks.map(taskItem).join("\n    ")}
  </ul>
  <h2>Do patients see it?</h2>
  <div id="state"><p>Reading …</p></div>
  <h2>What changed last</h2>
  <div id="changes"><p>Reading …</p></div>
</main>
<footer>
  <a href="${SHEET}">The sheet for staff, to read and to print</a>
  <a href="${SCREEN_PAGE}#/">All files</a>
</footer>
<script type="module" src="${script}"></script>`;
}

/** Returns a task as a link; if it can begin at several places, as a list of them. */
function taskItem({ name, note, places }: UsualTask) {
  const more = note ? ` <small>${note}</small>` : "";
  const [first, ...others] = places;
  if (first && others.length === 0) return `<li>${linkTo(first, name)}${more}</li>`;
  const links = places.map((place) => `<li>${linkTo(place, escaped(place.label))}</li>`);
  return `<li><details><summary>${name}${more}</summary><ul>${links.join("")}</ul></details></li>`;
}

const linkTo = ({ file, field }: TaskPlace, words: string) =>
  `<a href="${escaped(screenAddress(file, field))}">${words}</a>`;
