import { useEffect, useState } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import { findInPage, type Hit } from './find-in-pages';

/** Typing pauses this long before the document is gone through. */
const DELAY = 250;
/** Nobody steps through more. */
const MOST = 500;

interface Found {
  query: string;
  hits: readonly Hit[];
}

export interface Find {
  query: string;
  search: (query: string) => void;
  hits: readonly Hit[];
  /** The one that is shown, counted from zero. */
  at: number;
  active: Hit | undefined;
  isSearching: boolean;
  step: (by: 1 | -1) => void;
}

async function findInFile(file: PdfFile, query: string, signal: AbortSignal): Promise<Hit[]> {
  const hits: Hit[] = [];
  for (let page = 1; page <= file.pageCount && hits.length < MOST && !signal.aborted; page += 1) {
    // A page that cannot be read has nothing to be found.
    const pieces = await file.piecesOf(page).catch(() => []);
    hits.push(...findInPage(page, pieces, query));
  }
  return hits.slice(0, MOST);
}

/** Finds words in the whole document, beginning with the page that is being read. */
export function useFind(file: PdfFile, page: number): Find {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ query: '', hits: [] });
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(page);

  useEffect(() => {
    const given = new AbortController();
    const look = async (): Promise<void> => {
      const hits = query.trim() === '' ? [] : await findInFile(file, query, given.signal);
      if (given.signal.aborted) return;
      setFound({ query, hits });
      setAt(
        Math.max(
          0,
          hits.findIndex((hit) => hit.page >= from),
        ),
      );
    };
    const timer = setTimeout(() => void look(), DELAY);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [file, query, from]);

  const { hits } = found;
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
    step: (by) => setAt((before) => (hits.length === 0 ? 0 : (before + by + hits.length) % hits.length)),
  };
}
