import { useEffect, useState } from "react";
import { BUILD_JSON, type BuildJson } from "../../../lib/build-json";
import { useSite } from "../site-context";
import { type Answer, look } from "./watch";

/** Returns what the site was built from; `undefined` if it does not say so. */
const publishedBuild = (): Promise<BuildJson | undefined> =>
  fetch(`../${BUILD_JSON}`, { cache: "no-store" })
    .then((response) => response.json() as Promise<BuildJson>)
    .catch(() => undefined);

/** Says on a public site whether the last change is live. */
export function LiveStatus() {
  const { files } = useSite();
  const [answer, setAnswer] = useState<Answer>({ words: "" });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookNow = async () => {
      clearTimeout(timer);
      const found = await look(files, publishedBuild);
      if (isGone) return;
      setAnswer(found);
      if (found.lookAgainMs) timer = setTimeout(lookIfShown, found.lookAgainMs);
    };
    /** Sends no requests from a tab in the background. */
    const lookIfShown = () => {
      if (document.visibilityState === "visible") void lookNow();
    };
    void lookNow();
    addEventListener("visibilitychange", lookIfShown);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener("visibilitychange", lookIfShown);
    };
  }, [files]);
  const { words, link } = answer;
  return (
    <p role="status">
      {words}
      {link && (
        <>
          {" "}
          <a href={link.url}>{link.words}</a>
        </>
      )}
    </p>
  );
}
