import { useEffect, useState } from 'react';

import type { Found, PdfView } from '../engine/pdf-file';

export interface Find extends Found {
  query: string;
  search: (query: string) => void;
  step: (by: 1 | -1) => void;
}

/** The search of the viewer: the first match from the current page on becomes the shown one. */
export function useFind(view: PdfView | undefined, found: Found, isFinding: boolean): Find {
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (isFinding && query.trim() !== '') view?.find(query);
    else view?.closeFind();
  }, [view, query, isFinding]);
  return {
    ...found,
    query,
    search: setQuery,
    step: (by) => {
      if (query.trim() !== '') view?.find(query, by);
    },
  };
}
