/** Digits before an NPI as a card number (ISO 7812): health applications, United States. */
const PREFIX = "80840";

/**
 * True if ten digits are a National Provider Identifier: the last one is the check digit of the Luhn algorithm
 * (https://www.cms.gov/Regulations-and-Guidance/Administrative-Simplification/NationalProvIdentStand).
 */
export function isNpi(digits: string): boolean {
  const sum = [...`${PREFIX}${digits}`]
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? 1 : 2) * Number(digit))
    .reduce((total, number) => total + (number > 9 ? number - 9 : number), 0);
  return digits.length === 10 && sum % 10 === 0;
}
