import { useState } from "react";
import type { FieldProblem } from "../form/store";
import { t } from "../words";

/** Does something that may be refused, and says why. */
export function useAttempt(attempt: () => Promise<FieldProblem[]>, onDone: () => void) {
  const [refused, setRefused] = useState<FieldProblem[]>([]);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    setFailure("");
    try {
      const problems = await attempt();
      setRefused(problems);
      if (problems.length === 0) onDone();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  const said = (
    <div role="alert">
      {failure && <p className="error">{failure}</p>}
      {refused.length > 0 && (
        <>
          <p className="error">{t("Not done, because other places need it. Change them first:")}</p>
          <ul>
            {refused.map(({ address, label, message }) => (
              <li key={label + message}>
                <a href={address}>{label}</a> {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
  return { run: () => void run(), isBusy, said };
}
