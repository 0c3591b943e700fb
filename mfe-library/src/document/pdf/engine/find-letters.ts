import { plainLetters, separatesWords } from '@passerelle/shared/contract/rules/common/search';

/** The text of a page with one form of each letter, and where each of its letters stands in the page. */
export interface SearchedPage {
  text: string;
  places: readonly number[];
}

const plain = new Map<string, string>();

/** One letter; its voicing, which follows it in the text of pdf.js, stays a letter of its own. */
function plainLetter(letter: string): string {
  const known = plain.get(letter);
  if (known !== undefined) return known;
  const folded = separatesWords(letter) ? ' ' : plainLetters(letter).normalize('NFD');
  plain.set(letter, folded);
  return folded;
}

export function readPage(content: string): SearchedPage {
  const places: number[] = [];
  let text = '';
  let place = 0;
  for (const letter of content) {
    const folded = plainLetter(letter);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    text += folded;
    place += letter.length;
  }
  return { text, places: [...places, place] };
}

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches of a search in a page, in the format of pdf.js; all white space and punctuation are equivalent. */
export function findInPage({ text, places }: SearchedPage, search: string): { index: number; length: number }[] {
  const words = readPage(search).text.split(' ').filter(Boolean).map(escaped);
  if (words.length === 0) return [];
  // Of a line that is drawn from left to right, pdf.js gives each Arabic word as it is read, but the last word first.
  const orders = /\p{Script=Arabic}/u.test(search) ? [words, [...words].reverse()] : [words];
  // A letter that is voiced in the page is another letter.
  const wanted = new RegExp(`(?:${orders.map((order) => order.join(' +')).join('|')})(?![\u3099\u309a])`, 'gu');
  return Array.from(text.matchAll(wanted), ({ index, 0: { length } }) => {
    const from = places[index] ?? 0;
    const last = places[index + length - 1] ?? from;
    const until = places.slice(index + length).find((place) => place > last) ?? last + 1;
    return { index: from, length: until - from };
  });
}
