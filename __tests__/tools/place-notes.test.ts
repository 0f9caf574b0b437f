/** What `npm run edit` says of the folder in which it runs. */
import { placeNotes } from "../../tools/start/place-notes";

test.each<[string, boolean, RegExp[]]>([
  ["/Users/kim/website", true, []],
  ["C:\\Users\\kim\\OneDrive - Juniper\\website", true, [/OneDrive/]],
  ["/Users/kim/website", false, [/Git is not installed: all works/]],
])("of %s, with Git: %s", (project, hasGit, notes) => {
  expect(placeNotes(project, hasGit)).toEqual(
    notes.map((note) => expect.stringMatching(note) as unknown),
  );
});
