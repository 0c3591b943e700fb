/** Arabic letters join: one of them stands for the name, two would read as a word. */
const joinedScript = /\p{Script=Arabic}/u;

const firstLetter = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';

/** « Amel Benkhelifa » → « AB ». */
export function initialsOf(firstName: string | null, lastName: string): string {
  const letters = [firstLetter(firstName ?? ''), firstLetter(lastName)].filter(Boolean);
  if (letters.some((letter) => joinedScript.test(letter))) return letters[0] ?? '';
  return letters.join('');
}
