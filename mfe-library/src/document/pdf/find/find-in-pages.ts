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
  for (const hit of hits) pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
  return pages;
}

interface Letters {
  text: string;
  /** For each letter of the text, where it and the one behind it stand in the page. */
  starts: TextPlace[];
  ends: TextPlace[];
}

const isSpace = (letter: string): boolean => /[\s\u00AD]/u.test(letter);

/** The page's words as a search compares them, and where each of their letters comes from. */
function lettersOf(pieces: readonly PdfPiece[]): Letters {
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
  pieces.forEach(({ text, endsLine }, piece) => {
    let offset = 0;
    for (const letter of text) {
      const [start, end] = [
        { piece, offset },
        { piece, offset: offset + letter.length },
      ];
      add(isSpace(letter) ? ' ' : plainLetters(letter), start, end);
      offset += letter.length;
    }
    const here = { piece, offset };
    if (endsLine) add(' ', here, here);
  });
  return letters;
}

/** Where the words stand on one page, whatever the case, the accents and the breaks of lines. */
export function findInPage(page: number, pieces: readonly PdfPiece[], query: string): Hit[] {
  const wanted = plainLetters(query).replaceAll(/\s+/gu, ' ').trim();
  if (wanted === '') return [];
  const { text, starts, ends } = lettersOf(pieces);
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [start, end] = [starts[at], ends[at + wanted.length - 1]];
    if (start && end) hits.push({ page, start, end });
  }
  return hits;
}
