/** One number, or two with a hyphen or a word between them, and a unit. */
const TYPED =
  /^(\d+)(?: ?(?:-|–|to|a) ?(\d+))? ?(?:(m|min|mins|minutes?|minutos?)|h|hrs?|hours?|horas?)\.?$/i;

/** Returns for `pharmacy.yaml` what a person typed in English or Spanish: a time, `15-20 minutes`, or else words. */
export function readyTimeOf(typed: string) {
  const [, first, second = first, isMinutes] = TYPED.exec(typed) ?? [];
  if (first === undefined) return { words: typed };
  const times = [...new Set([Number(first), Number(second)])].sort((one, other) => one - other);
  return isMinutes ? { minutes: times } : { hours: times };
}
