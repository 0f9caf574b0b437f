/** Answers of the server of `npm run edit` to the screen: see `src/editor/files/local-files.ts`. */
import { existsSync, readFileSync } from "node:fs";
import { checkContent } from "../../content/check-content";
import type { Names, Problem } from "../../content/problem";
import type { Drafts } from "../../content/read/load-content";
import type { CheckedProblem, Draft } from "../files/files";
import { API, type LocalWrite, MEANWHILE, NO_FILE } from "../files/local-files";
import { staffNames } from "../staff-names";
import { readDictionary, STAFF_LANGUAGES } from "../words/dictionary";
import type { PagesToBe } from "./pages";
import { filesInData, type Saves } from "./saves";
import { fileIn, writeFiles } from "./write-files";

export interface ApiOptions {
  /** Folder of the edited site. */
  project: string;
  pages?: PagesToBe;
  saves: Saves;
  /** Called after the screen wrote files. */
  onWrite: () => Promise<void>;
}

/** An answer that is not JSON, or a refusal. */
export class Answer {
  constructor(
    readonly body: string | Buffer,
    readonly status = 200,
  ) {}
}

const NOTHING = new Answer("", NO_FILE);

const known = new Map<string, Names>();

/** Returns how the check names values in a language of staff. */
function namesIn(language: string): Names {
  const code = STAFF_LANGUAGES.find((one) => one === language);
  const names = known.get(language) ?? staffNames(code ? readDictionary(code) : {});
  known.set(language, names);
  return names;
}

/** Returns one text for a problem, the same when its entry has another position. */
const identityOf = ({ file, path = [], entries = [], message }: Problem) =>
  JSON.stringify([file, path.map((step, index) => entries[index] || String(step)), message]);

/** Returns what is wrong with the content as it will be, and which of it is new. */
async function checkDraft(project: string, drafts: Drafts, language: string) {
  const found = async (texts?: Drafts): Promise<(Problem & { isError: boolean })[]> => {
    const { problems, warnings } = await checkContent(
      project,
      Date.now(),
      texts,
      namesIn(language),
    );
    return [
      ...problems.map((problem) => ({ ...problem, isError: true })),
      ...warnings.map((warning) => ({ ...warning, isError: false })),
    ];
  };
  const problems = await found(drafts);
  const before = problems.length > 0 ? (await found()).map(identityOf) : [];
  return problems.map((problem): CheckedProblem => ({
    ...problem,
    isNew: !before.includes(identityOf(problem)),
  }));
}

/** Returns a function that answers a request below `api/`; it returns `undefined` for an unknown one. */
export function screenApi({ project, pages, saves, onWrite }: ApiOptions) {
  /** Draft of the last request for a preview. */
  let latest: Drafts | undefined;

  async function preview(drafts: Drafts, language: string) {
    latest = drafts;
    const problems = await checkDraft(project, drafts, language);
    const isShowable = drafts.size === 0 || !problems.some(({ isError }) => isError);
    // The check of a later request may take less time.
    if (isShowable && drafts === latest) pages?.showDrafts(drafts);
    return problems;
  }

  async function write({ files, version }: LocalWrite) {
    if (version !== saves.version) return new Answer("", MEANWHILE);
    writeFiles(project, files);
    await onWrite();
    return true;
  }

  function picture(path: string) {
    const file = fileIn(project, path);
    return existsSync(file) ? new Answer(readFileSync(file)) : NOTHING;
  }

  const draftIn = (body: string): Drafts => new Map(Object.entries(JSON.parse(body) as Draft));

  return (method: string, url: URL, body: string): unknown => {
    const query = (name: string) => url.searchParams.get(name) ?? "";
    const request = url.pathname.slice(`/${API}`.length);
    if (method === "GET" && request.startsWith("picture/"))
      return picture(decodeURIComponent(request.slice("picture/".length)));
    switch (`${method} ${request}`) {
      case "GET changes":
        return saves.changes(Number(query("count")));
      case "GET version":
        return saves.version;
      case "GET paths":
        return filesInData(project);
      case "GET file": {
        const text = saves.textAt(query("change"), query("path"));
        return text === undefined ? NOTHING : new Answer(text);
      }
      case "POST check":
        return checkDraft(project, draftIn(body), query("language"));
      case "POST preview":
        return preview(draftIn(body), query("language"));
      case "POST write":
        return write(JSON.parse(body) as LocalWrite);
      default:
        return undefined;
    }
  };
}
