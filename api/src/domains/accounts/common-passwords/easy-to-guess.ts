import { commonWords } from './common-words';

const product = ['passerelle'];
/** A shorter name occurs in too many words by accident. */
const shortestName = 3;
/** One or two added letters are tried in a moment. */
const negligible = 2;
/** A shorter word plus a letter is often another word. */
const shortestLengthened = 5;
/** Passwords with more added characters are not matched. */
const longestTail = 3;

/** Ignores case and accents; look-alike signs become letters. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '(': 'c',
  '|': 'l',
};
/** A one and an exclamation mark may stand for two letters each. */
const readings = ['i', 'l'] as const;

const spelled = (text: string, one: (typeof readings)[number]): string =>
  text.replaceAll(/[^a-z]/g, (sign) => (sign === '1' || sign === '!' ? one : (lookalikes[sign] ?? ' ')));

/** The text without some or all of the digits and signs at both ends: `p4ssw0rd!`, `motdepass3!`. */
function cores(text: string): string[] {
  const [front = ''] = /^[^a-z]*/.exec(text) ?? [];
  const [back = ''] = /[^a-z]*$/.exec(text) ?? [];
  const starts = [...new Set([front.length, 0])];
  const ends = Array.from({ length: back.length + 1 }, (_, count) => text.length - back.length + count);
  return starts.flatMap((start) => ends.map((end) => text.slice(start, end)));
}

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

/** One of the words, possibly repeated. */
function isCommonWord(letters: string): boolean {
  if (commonWords.has(letters)) return true;
  const [, part] = /^(.{2,}?)\1+$/.exec(letters) ?? [];
  return part !== undefined && commonWords.has(part);
}

/** `bonjours`, `xbonjour` */
const isLengthenedWord = (letters: string): boolean =>
  letters.length - negligible >= shortestLengthened &&
  [1, negligible].some((more) => commonWords.has(letters.slice(more)) || commonWords.has(letters.slice(0, -more)));

/** A common word of at least `shortest` letters, with almost nothing added. */
function isMostlyCommon(core: string, shortest: number): boolean {
  const letters = lettersOf(core);
  if (letters.length < shortest) return false;
  if (isCommonWord(letters) || isLengthenedWord(letters)) return true;
  const parts = core.split(/[^a-z]+/).filter(({ length }) => length > 0 && length >= shortest);
  return parts.some((part) => isCommonWord(part) && letters.length - part.length <= negligible);
}

/** One or more known names, with at most a common word added. */
function isMostlyKnown(core: string, known: readonly string[]): boolean {
  const letters = lettersOf(core);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && (rest.length <= negligible || isCommonWord(rest));
}

/** Keyboard rows; the second list has the shifted signs at the same positions. */
const layouts: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['1234567890-=', '!@#$%^&*()_+'],
    ['qwertyuiop[]', 'qwertyuiop{}'],
    ["asdfghjkl;'", 'asdfghjkl:"'],
    ['zxcvbnm,./', 'zxcvbnm<>?'],
  ],
  [
    ['1234567890°+', '&é"\'(-è_çà)='],
    ['azertyuiop^$', 'azertyuiop¨£'],
    ['qsdfghjklmù*', 'qsdfghjklm%µ'],
    ['wxcvbn,;:!', 'wxcvbn?./§'],
  ],
];

type Places = ReadonlyMap<string, readonly [row: number, column: number]>;
const placesOf = (rows: (typeof layouts)[number]): Places =>
  new Map(
    rows.flatMap((printed, row) =>
      printed.flatMap((keys) => Array.from(keys, (key, column) => [key, [row, column] as const] as const)),
    ),
  );
const keyboards = layouts.map(placesOf);

/** The share of steps from a key to itself or a neighbour, or to an adjacent letter of the alphabet. */
function shareOfSteps(text: string, keys: Places): number {
  const signs = Array.from(text);
  const near = signs.slice(1).filter((sign, index) => {
    const before = signs[index] ?? '';
    if (Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1) return true;
    const [from, to] = [keys.get(before), keys.get(sign)];
    return from !== undefined && to !== undefined && Math.max(...from.map((at, i) => Math.abs(at - (to[i] ?? 9)))) <= 1;
  });
  return near.length / (signs.length - 1);
}

/** A walk over the keyboard or the alphabet, with at most a few jumps. */
const walkedShare = 0.7;
/** `Aa1!Aa1!` */
const fewestSigns = 4;

/** The parts of names and addresses that make a password easy to guess; longest first. */
const knownWords = (texts: readonly string[]): string[] =>
  [...product, ...texts]
    .flatMap((text) => fold(text).split(/[^a-z]+/))
    .filter((word) => word.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);

/** True if attackers would guess it within minutes, although it satisfies the rules of composition. */
export function isEasyToGuess(password: string, aboutPerson: readonly string[] = []): boolean {
  const text = fold(password);
  if (new Set(text).size <= fewestSigns) return true;
  if (keyboards.some((keys) => shareOfSteps(password.toLowerCase(), keys) >= walkedShare)) return true;
  const known = knownWords(aboutPerson);
  return cores(text)
    .flatMap((core) => readings.map((one) => spelled(core, one)))
    .some((core) => isMostlyCommon(core, text.length / (1 + longestTail)) || isMostlyKnown(core, known));
}
