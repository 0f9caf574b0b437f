/** Starts the editing screen. */
import "./without-eval";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { openGitHub } from "../files/github";
import { openLocalFiles } from "../files/local-files";
import { FACTS_FILE, type SiteFacts } from "../site-facts";
import { staffNames } from "../staff-names";
import { nameTab } from "./file/drafts";
import { FileScreen } from "./file/file-screen";
import { NewPage } from "./pages/new-page";
import { routeAt } from "./route";
import { keptToken, SignIn } from "./sign-in";
import { makeSite, type Site, SiteContext } from "./site-context";
import { FilesPage } from "./start/files-page";
import { StartPage } from "./start/start-page";
import { loadWords, staffLanguage, staffWords, t } from "./words";
import "./screen.css";
import "./form/form.css";
import "./parts.css";

function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener("hashchange", listener);
      return () => removeEventListener("hashchange", listener);
    },
    () => location.hash,
  );
}

const readFacts = async () =>
  (await (await fetch(FACTS_FILE, { cache: "no-cache" })).json()) as SiteFacts;

/** @param onStart called when somebody comes to the start page: pages may have come or gone */
function Page({ onStart }: { onStart: () => void }) {
  const route = routeAt(useHash());
  const page = route.page === "file" ? route.file : route.page;
  useEffect(() => {
    void scrollTo(0, 0);
    if (page === "start") onStart();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page]);
  if (route.page === "files") return <FilesPage />;
  if (route.page === "new") return <NewPage folder={route.folder} block={route.block} />;
  if (route.page === "file")
    return <FileScreen key={route.file} path={route.file} field={route.field} />;
  return <StartPage />;
}

/** Returns the site with its files; `undefined` as long as nobody signed in to a public one. */
function openSite(facts: SiteFacts, token: string | undefined): Site | undefined {
  const { repository } = facts;
  if (!repository) return makeSite(facts, openLocalFiles(staffLanguage(), t));
  if (!token) return undefined;
  const { name, branch } = repository;
  const names = staffNames(staffWords());
  return makeSite(facts, openGitHub({ repository: name, branch, token, names }));
}

/** The screen of this computer, or of a public site once somebody signed in. */
function Screen({ facts }: { facts: SiteFacts }) {
  const { repository } = facts;
  const [site, setSite] = useState(() => openSite(facts, keptToken()));
  const renew = () =>
    void readFacts().then(
      (found) => {
        // A form that was opened meanwhile stays as it is.
        if (routeAt(location.hash).page === "file") return;
        setSite((before) => before && makeSite(found, before.files));
      },
      () => undefined,
    );
  if (!site && repository)
    return <SignIn repository={repository} onToken={(token) => setSite(openSite(facts, token))} />;
  return (
    <SiteContext value={site}>
      <Page onStart={renew} />
    </SiteContext>
  );
}

await Promise.all([loadWords(), nameTab()]);
const facts = await readFacts();
createRoot(document.getElementById("screen") as HTMLElement).render(<Screen facts={facts} />);
