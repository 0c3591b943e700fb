import { plainLetters } from '@passerelle/shared/contract';

import type { PdfPiece } from '../engine/pdf-file';

/** A place in the words of a page: which piece, and how many letters into it. */
export interface TextPlace {
  piece: number;
  offset: number;
}

export interface Hit {
  page: number;
  start: TextPlace;
  /** Behind the last letter. */
  end: TextPlace;
}

export function hitsByPage(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
  const pages = new Map<number, Hit[]>();
  for (const hit of hits) {
    const ofPage = pages.get(hit.page) ?? [];
    ofPage.push(hit);
    pages.set(hit.page, ofPage);
  }
  return pages;
}

interface Letters {
  text: string;
  /** For each letter of the text, where it and the one behind it stand in the page. */
  starts: TextPlace[];
  ends: TextPlace[];
}

/** Signs that are printed in one form and typed in another. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-');

/** Where a word may be parted: some programs print it as a hyphen, and only at the end of a line it always is one. */
const softHyphen = '\u00AD';
const parted = /^\p{L}-$/u;

const plain = (letter: string): string => (/\s/u.test(letter) ? ' ' : plainSigns(plainLetters(letter)));

/** The page's words as a search compares them, and where each of their letters comes from. */
function lettersOf(pieces: readonly PdfPiece[], hyphens: 'kept' | 'dropped'): Letters {
  const letters: Letters = { text: '', starts: [], ends: [] };
  const add = (text: string, start: TextPlace, end: TextPlace): void => {
    for (const letter of text) {
      if (letter === ' ' && letters.text.endsWith(' ')) continue;
      letters.text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        letters.starts.push(start);
        letters.ends.push(end);
      }
    }
  };
  const endLine = (here: TextPlace): void => {
    if (!parted.test(letters.text.slice(-2))) add(' ', here, here);
    else if (hyphens === 'dropped') {
      letters.text = letters.text.slice(0, -1);
      letters.starts.pop();
      letters.ends.pop();
    }
  };
  pieces.forEach(({ text, endsLine }, piece) => {
    let offset = 0;
    for (const letter of text) {
      const [start, end] = [
        { piece, offset },
        { piece, offset: offset + letter.length },
      ];
      if (letter !== softHyphen) add(plain(letter), start, end);
      else if (hyphens === 'kept') add('-', start, end);
      offset += letter.length;
    }
    if (endsLine) endLine({ piece, offset });
  });
  return letters;
}

function hitsIn({ text, starts, ends }: Letters, page: number, wanted: string): Hit[] {
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [start, end] = [starts[at], ends[at + wanted.length - 1]];
    if (start && end) hits.push({ page, start, end });
  }
  return hits;
}

const isBefore = (one: TextPlace, other: TextPlace): boolean =>
  one.piece < other.piece || (one.piece === other.piece && one.offset < other.offset);

/**
 * Where the words stand on one page, whatever the case, the accents and the breaks of lines. A hyphen at the end of a
 * line may part « recrute-ment » or belong to « peut-être »: both are found.
 */
export function findInPage(page: number, pieces: readonly PdfPiece[], query: string): Hit[] {
  const wanted = plainSigns(plainLetters(query.replaceAll(softHyphen, '')))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (wanted === '') return [];
  const whole = hitsIn(lettersOf(pieces, 'dropped'), page, wanted);
  if (!wanted.includes('-')) return whole;
  const others = hitsIn(lettersOf(pieces, 'kept'), page, wanted).filter(({ start, end }) =>
    whole.every((hit) => !isBefore(start, hit.end) || !isBefore(hit.start, end)),
  );
  return [...whole, ...others].toSorted((one, other) => (isBefore(one.start, other.start) ? -1 : 1));
}
