import { createContext, useContext } from "react";
import type { Facts } from "../lib/fact-text";

const FactsContext = createContext<Facts | null>(null);

/** Gives the pharmacy's facts to the texts of a page, or of an island of it. */
export const FactsProvider = FactsContext.Provider;

/** The pharmacy's facts, by the names that texts have for them. */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("There is no FactsProvider around a text.");
  return facts;
}
