/** Returns what to know about the folder and computer where `npm run edit` runs, a sentence each. None stops it. */
export function placeNotes(project: string, hasGit: boolean): string[] {
  const inOneDrive =
    "This folder is in OneDrive, which can hold files back while you save: if that happens, move the folder out of it.";
  const withoutGit =
    "Git is not installed: all works, but the start page cannot say what is not published yet.";
  return [...(/onedrive/i.test(project) ? [inOneDrive] : []), ...(hasGit ? [] : [withoutGit])];
}
