/**
 * A number as people write it: « 34 500 », « 34.500,50 », « 34,500 ». A point or comma before exactly three digits groups
 * them, whatever the language; any other one begins the decimals. What is no number stays text, for the schema to find.
 */
export function readNumber(text: string): number | string | undefined {
  const bare = text.replaceAll(/\s/gu, '');
  if (bare === '') return undefined;
  const plain = bare.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.');
  return /^-?\d+(\.\d*)?$/u.test(plain) ? Number(plain) : text;
}
