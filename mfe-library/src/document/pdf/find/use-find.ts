import { useEffect, useState } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import { findInPage, type Hit } from './find-in-pages';

/** Milliseconds without typing before the search starts. */
const TYPING_DELAY_MS = 250;
/** The search stops at this number of matches. High, because the matches after the current page come last. */
const MATCHES_MAX = 10_000;

interface Found {
  query: string;
  hits: readonly Hit[];
  /** Whether the document has any text: a scan has only pictures. */
  hasWords: boolean;
}

export interface Find {
  query: string;
  search: (query: string) => void;
  hits: readonly Hit[];
  /** The index of the active match. */
  at: number;
  active: Hit | undefined;
  isSearching: boolean;
  hasWords: boolean;
  step: (by: 1 | -1) => void;
}

async function findInFile(file: PdfFile, query: string, signal: AbortSignal): Promise<Found> {
  const hits: Hit[] = [];
  let hasWords = false;
  for (let page = 1; page <= file.pageCount && hits.length < MATCHES_MAX && !signal.aborted; page += 1) {
    // An unreadable page counts as empty.
    const pieces = await file.piecesOf(page).catch(() => []);
    hasWords ||= pieces.some(({ text }) => text.trim() !== '');
    hits.push(...findInPage(page, pieces, query));
  }
  return { query, hits: hits.slice(0, MATCHES_MAX), hasWords };
}

const nothing: Found = { query: '', hits: [], hasWords: true };

/** Searches the whole document; the first match from the current page on becomes the active one. */
export function useFind(file: PdfFile, page: number): Find {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(nothing);
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(page);

  useEffect(() => {
    const controller = new AbortController();
    const look = async (): Promise<void> => {
      const inFile = query.trim() === '' ? { ...nothing, query } : await findInFile(file, query, controller.signal);
      if (controller.signal.aborted) return;
      setFound(inFile);
      const next = inFile.hits.findIndex((hit) => hit.page >= from);
      setAt(Math.max(0, next));
    };
    const timer = setTimeout(() => void look(), TYPING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
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
