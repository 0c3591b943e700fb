import { plainLetters } from '@passerelle/shared/contract';

import type { PdfPiece } from '../engine/pdf-file';

/** A position in the text of a page: the piece, and the offset in it. */
export interface TextPlace {
  piece: number;
  offset: number;
}

export interface Hit {
  page: number;
  start: TextPlace;
  /** After the last letter. */
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
  /** For each letter of the text, its start and end in the page. */
  starts: TextPlace[];
  ends: TextPlace[];
}

/** Typographic quotes and dashes as a keyboard types them. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-');

/** Marks a possible hyphenation. Some programs print it as a hyphen; only at the end of a line it always is one. */
const softHyphen = '\u00AD';
const parted = /^\p{L}-$/u;

const plain = (letter: string): string => (/\s/u.test(letter) ? ' ' : plainSigns(plainLetters(letter)));

/** The text of a page in the form that the search compares, with the origin of each letter. */
function lettersOf(pieces: readonly PdfPiece[], hyphens: 'preserved' | 'dropped'): Letters {
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
  const endLine = (place: TextPlace): void => {
    if (!parted.test(letters.text.slice(-2))) add(' ', place, place);
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
      else if (hyphens === 'preserved') add('-', start, end);
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
 * The matches on one page, regardless of case, accents and line breaks. A hyphen at the end of a line may split
 * « recrute-ment » or belong to « peut-être »: both are found.
 */
export function findInPage(page: number, pieces: readonly PdfPiece[], query: string): Hit[] {
  const wanted = plainSigns(plainLetters(query.replaceAll(softHyphen, '')))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (wanted === '') return [];
  const whole = hitsIn(lettersOf(pieces, 'dropped'), page, wanted);
  if (!wanted.includes('-')) return whole;
  const others = hitsIn(lettersOf(pieces, 'preserved'), page, wanted).filter(({ start, end }) =>
    whole.every((hit) => !isBefore(start, hit.end) || !isBefore(hit.start, end)),
  );
  return [...whole, ...others].toSorted((one, other) => (isBefore(one.start, other.start) ? -1 : 1));
}
