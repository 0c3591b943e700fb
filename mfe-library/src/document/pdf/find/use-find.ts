import { useEffect, useState } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import { findInPage, type Hit } from './find-in-pages';

/** Typing pauses this long before the document is gone through. */
const DELAY = 250;
/** Nobody steps through more; so many that what is looked for behind the page one is at is among them. */
const MOST = 10_000;

interface Found {
  query: string;
  hits: readonly Hit[];
  /** Whether there are words at all to be found: what was scanned is pictures alone. */
  hasWords: boolean;
}

export interface Find {
  query: string;
  search: (query: string) => void;
  hits: readonly Hit[];
  /** The one that is shown, counted from zero. */
  at: number;
  active: Hit | undefined;
  isSearching: boolean;
  hasWords: boolean;
  step: (by: 1 | -1) => void;
}

async function findInFile(file: PdfFile, query: string, signal: AbortSignal): Promise<Found> {
  const hits: Hit[] = [];
  let hasWords = false;
  for (let page = 1; page <= file.pageCount && hits.length < MOST && !signal.aborted; page += 1) {
    // A page that cannot be read has nothing to be found.
    const pieces = await file.piecesOf(page).catch(() => []);
    hasWords ||= pieces.some(({ text }) => text.trim() !== '');
    hits.push(...findInPage(page, pieces, query));
  }
  return { query, hits: hits.slice(0, MOST), hasWords };
}

const nothing: Found = { query: '', hits: [], hasWords: true };

/** Finds words in the whole document, beginning with the page that is being read. */
export function useFind(file: PdfFile, page: number): Find {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(nothing);
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(page);

  useEffect(() => {
    const given = new AbortController();
    const look = async (): Promise<void> => {
      const inFile = query.trim() === '' ? { ...nothing, query } : await findInFile(file, query, given.signal);
      if (given.signal.aborted) return;
      setFound(inFile);
      const next = inFile.hits.findIndex((hit) => hit.page >= from);
      setAt(Math.max(0, next));
    };
    const timer = setTimeout(() => void look(), DELAY);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [file, query, from]);

  const { hits, hasWords } = found;
  return {
    query,
    search: (typed) => {
      setFrom(page);
      setQuery(typed);
    },
    hits,
    at,
    active: hits[at],
    isSearching: found.query !== query,
    hasWords,
    step: (by) => setAt((before) => (hits.length === 0 ? 0 : (before + by + hits.length) % hits.length)),
  };
}
