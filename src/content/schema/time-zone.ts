/** How the names of places begin in the IANA database; others, such as `US/Central`, are out of date. */
const REGION = /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/;

/** Whether a text is the name of a time zone in the IANA database, as browsers know it. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return REGION.test(name);
  } catch {
    return false;
  }
}
