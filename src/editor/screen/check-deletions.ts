/** Refuses to delete what other files need. Sveltia CMS has no event before it deletes, so we read its requests. */
import { withoutData } from "../../content/schema/content-files";
import { urlOf } from "../git/request";
import { checkOnServer } from "./check";
import { localApi } from "./repository";
import { inLanguage } from "./staff-language";
import { say } from "./strip";

/** Commit in the form of Gitea. */
interface Commit {
  files: readonly { operation: string; path: string }[];
}

/** Starts to check on a screen of `npm run edit`, whose server knows all files. */
export function checkDeletions(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = urlOf(input);
    const body = url.startsWith(localApi()) && typeof init?.body === "string" ? init.body : "{}";
    const { files = [] } = JSON.parse(body) as Partial<Commit>;
    const deleted = files.filter(({ operation }) => operation === "delete");
    if (deleted.length === 0) return fetch(input, init);
    const withoutThem = deleted.map(({ path }) => [withoutData(path), null] as const);
    const { errors } = await checkOnServer("check", new Map(withoutThem));
    const found = errors.filter(({ isNew }) => isNew);
    if (found.length === 0) return fetch(input, init);
    say(NOT_DELETED, { errors: found, warnings: [] });
    return new Response(JSON.stringify({ message: inLanguage(NOT_DELETED) }), { status: 409 });
  };
}

const NOT_DELETED = "Not deleted, because other places need it. Change them first.";
