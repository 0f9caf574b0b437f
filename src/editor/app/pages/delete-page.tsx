import { useState } from "react";
import { Dialog } from "../dialog";
import { useSite } from "../site-context";
import { t } from "../words";
import { useAttempt } from "./attempt";
import { deletePage } from "./change-page";
import { keyOfReference, type Reference } from "./references";

interface DeletePageProps {
  path: string;
  title: string;
  links: readonly Reference[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a page is deleted, and says which places lead to it. */
export function DeletePage({ path, title, links, onDone, onClose }: DeletePageProps) {
  const site = useSite();
  const [takesOut, setTakesOut] = useState(true);
  const attempt = useAttempt(() => deletePage(site, path, takesOut ? links : []), onDone);
  return (
    <Dialog
      title={t("Delete {name}?", { name: title })}
      onClose={onClose}
      buttons={
        <button type="button" className="main" aria-disabled={attempt.isBusy} onClick={attempt.run}>
          {t("Delete this page")}
        </button>
      }
    >
      <p>{t("The page goes in every language. It can be taken back on the start page.")}</p>
      {links.length > 0 && (
        <>
          <p>{t("These places lead to it:")}</p>
          <ul>
            {links.map((link) => (
              <li key={keyOfReference(link)}>{link.label}</li>
            ))}
          </ul>
          <label className="option">
            <input
              type="checkbox"
              checked={takesOut}
              onChange={({ target }) => setTakesOut(target.checked)}
            />{" "}
            {t("Take it out there, too")}
          </label>
        </>
      )}
      {attempt.said}
    </Dialog>
  );
}
