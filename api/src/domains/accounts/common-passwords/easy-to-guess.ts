import { commonWords } from './common-words';

const product = ['passerelle'];
/** Of fewer letters, a name stands in too many words by accident. */
const shortestName = 3;
/** What one more letter or two in front or behind adds is tried in a moment. */
const negligible = 2;
/** Shorter words with a letter more are too often other words. */
const shortestLengthened = 5;
/** Who hangs this much more onto a word is not found by it. */
const longestTail = 3;

/** No case, no accents; and of what looks alike, the letter. */
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
/** A one and an exclamation mark stand for two letters each. */
const readings = ['i', 'l'] as const;

const spelled = (text: string, one: (typeof readings)[number]): string =>
  text.replaceAll(/[^a-z]/g, (sign) => (sign === '1' || sign === '!' ? one : (lookalikes[sign] ?? ' ')));

/** What the digits and signs at both ends leave, from all of them taken off to none: `p4ssw0rd!`, `motdepass3!`. */
function cores(text: string): string[] {
  const [front = ''] = /^[^a-z]*/.exec(text) ?? [];
  const [back = ''] = /[^a-z]*$/.exec(text) ?? [];
  const starts = [...new Set([front.length, 0])];
  const ends = Array.from({ length: back.length + 1 }, (_, count) => text.length - back.length + count);
  return starts.flatMap((start) => ends.map((end) => text.slice(start, end)));
}

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

/** One of the words, or the same one over and over. */
function isCommonWord(letters: string): boolean {
  if (commonWords.has(letters)) return true;
  const [, part] = /^(.{2,}?)\1+$/.exec(letters) ?? [];
  return part !== undefined && commonWords.has(part);
}

/** `bonjours`, `xbonjour` */
const isLengthenedWord = (letters: string): boolean =>
  letters.length - negligible >= shortestLengthened &&
  [1, negligible].some((more) => commonWords.has(letters.slice(more)) || commonWords.has(letters.slice(0, -more)));

/** A common word of at least `shortest` letters, with next to nothing beside it. */
function isMostlyCommon(core: string, shortest: number): boolean {
  const letters = lettersOf(core);
  if (letters.length < shortest) return false;
  if (isCommonWord(letters) || isLengthenedWord(letters)) return true;
  const parts = core.split(/[^a-z]+/).filter(({ length }) => length > 0 && length >= shortest);
  return parts.some((part) => isCommonWord(part) && letters.length - part.length <= negligible);
}

/** A known name, or several, with nothing else but perhaps a common word. */
function isMostlyKnown(core: string, known: readonly string[]): boolean {
  const letters = lettersOf(core);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && (rest.length <= negligible || isCommonWord(rest));
}

/** Keys by row, as they are printed; what Shift makes of a key stands in the same place of the second list. */
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

/** How much of a text goes from a key to itself or its neighbour, or from a sign to the one before or after it. */
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

/** A walk over the keys or along the alphabet, apart from a step or two. */
const walkedShare = 0.7;
/** `Aa1!Aa1!` */
const fewestSigns = 4;

/** The parts of names and addresses by which somebody would be guessed; the longest first. */
const knownWords = (texts: readonly string[]): string[] =>
  [...product, ...texts]
    .flatMap((text) => fold(text).split(/[^a-z]+/))
    .filter((word) => word.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);

/** Whether those who guess would come to it within minutes, although it satisfies the rules of composition. */
export function isEasyToGuess(password: string, aboutPerson: readonly string[] = []): boolean {
  const text = fold(password);
  if (new Set(text).size <= fewestSigns) return true;
  if (keyboards.some((keys) => shareOfSteps(password.toLowerCase(), keys) >= walkedShare)) return true;
  const known = knownWords(aboutPerson);
  return cores(text)
    .flatMap((core) => readings.map((one) => spelled(core, one)))
    .some((core) => isMostlyCommon(core, text.length / (1 + longestTail)) || isMostlyKnown(core, known));
}
