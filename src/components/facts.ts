import { createContext, useContext } from "react";
import type { Facts } from "../lib/fact-text";

const FactsContext = createContext<Facts | null>(null);

/** Provides the pharmacy's facts to the texts of a page or an island. */
export const FactsProvider = FactsContext.Provider;

/** Returns the pharmacy's facts by the names that texts use. */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("There is no FactsProvider around a text.");
  return facts;
}
