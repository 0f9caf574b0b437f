import { useEffect } from "react";
import { signOut } from "../sign-in";
import { useSite } from "../site-context";
import { changeLanguage, staffLanguage, t } from "../words";
import { LastChanges } from "./last-changes";
import { Search } from "./search";
import { Tasks } from "./tasks";
import { Waiting } from "./waiting";

/** The first page: what is changed most often, a search, what patients see, and what changed last. */
export function StartPage() {
  const { facts } = useSite();
  useEffect(() => void (document.title = t("Edit the website")), []);
  const isSpanish = staffLanguage() === "es";
  return (
    <main className="start">
      <header className="bar">
        <img src="icon.png" alt="" width={48} height={48} />
        <h1>
          {facts.name} <small>{t("Edit the website")}</small>
        </h1>
        {facts.repository && (
          <button type="button" onClick={signOut}>
            {t("Sign out")}
          </button>
        )}
        <button
          type="button"
          lang={isSpanish ? "en" : "es"}
          onClick={() => changeLanguage(isSpanish ? "en" : "es")}
        >
          {isSpanish ? "English" : "Español"}
        </button>
      </header>
      <Search />
      <h2>{t("The usual changes")}</h2>
      <Tasks />
      <h2>{t("Do patients see it?")}</h2>
      <Waiting />
      <h2>{t("What changed last")}</h2>
      <LastChanges />
      <footer className="bar">
        <a href="#/files">{t("All files")}</a>
        <a href={t("for-staff.txt")} target="_blank" rel="noreferrer">
          {t("The sheet for staff")}
        </a>
      </footer>
    </main>
  );
}
