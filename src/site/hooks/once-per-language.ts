/**
 * Returns a function that works out a value once for each language, and not for each component that asks for it.
 *
 * @param make gets the data of a static query, and the page's language (BCP 47), or `undefined` outside of a page
 */
export function oncePerLanguage<Data extends object, Value>(
  make: (data: Data, locale: string | undefined) => Value,
) {
  const made = new WeakMap<Data, Map<string | undefined, Value>>();
  return (data: Data, locale: string | undefined): Value => {
    const values = made.get(data) ?? new Map<string | undefined, Value>();
    made.set(data, values);
    if (!values.has(locale)) values.set(locale, make(data, locale));
    return values.get(locale) as Value;
  };
}
