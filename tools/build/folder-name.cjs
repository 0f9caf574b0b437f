/** Ends a start of Gatsby in a folder whose path Gatsby, or a library below it, cannot read. Runs before Gatsby. */
const { cwd, exit } = require("node:process");
const { error } = require("node:console");

const folder = cwd();
// Gatsby writes the path into scripts, patterns of file names and addresses.
const [character] = /['()[\]{}#%!]/.exec(folder) ?? [];
if (character) {
  error(
    `Gatsby cannot build in a folder with ${character} in its path: ${folder}\nRename the folder, or move the project.`,
  );
  exit(1);
}
