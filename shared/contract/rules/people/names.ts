/** A person as they are named; of some only one of the two names is known. */
export interface Named {
  firstName: string | null;
  lastName: string | null;
}

/** Han and Kana, with the signs that are written among them. */
const hanOrKana = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\s]+$/u;

/** True if the family name comes first and no space follows it. */
const isFamilyFirst = ({ firstName, lastName }: Named): boolean =>
  hanOrKana.test(`${firstName ?? ''}${lastName ?? ''}`);

const together = (names: readonly (string | null)[], between: string): string => names.filter(Boolean).join(between);

/** « Thomas Le Goff », « 山田太郎 »: in the order of the person’s own script. */
export const fullName = (person: Named): string =>
  isFamilyFirst(person) ? listedName(person) : together([person.firstName, person.lastName], ' ');

/** As in a list by last name: « Le Goff Thomas », « 山田太郎 ». */
export const listedName = (person: Named): string =>
  together([person.lastName, person.firstName], isFamilyFirst(person) ? '' : ' ');

/** Arabic letters join: one of them stands for the name, two would read as a word. */
const joinedScript = /\p{Script=Arabic}/u;

const firstLetter = (name: string | null, language?: string): string =>
  Array.from((name ?? '').trim())[0]?.toLocaleUpperCase(language) ?? '';

/** « Amel Benkhelifa » → « AB », « 山田太郎 » → « 山太 »; upper-case as the reader’s language has it. */
export function initialsOf(person: Named, language?: string): string {
  const { firstName, lastName } = person;
  const letters = (isFamilyFirst(person) ? [lastName, firstName] : [firstName, lastName])
    .map((name) => firstLetter(name, language))
    .filter(Boolean);
  return letters.some((letter) => joinedScript.test(letter)) ? (letters[0] ?? '') : letters.join('');
}
