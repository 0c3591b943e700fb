import { keepAnswer, send } from '@passerelle/shared/client';
import type { LibraryDocumentDetail, ReadingBody } from '@passerelle/shared/contract';
import { useCallback, useEffect, useRef } from 'react';

/** While somebody leafs, only where they stop is worth a call. */
const DELAY = 1_000;

interface Waiting {
  place: ReadingBody;
  timer: ReturnType<typeof setTimeout>;
}

async function keep(document: LibraryDocumentDetail, body: ReadingBody): Promise<void> {
  const params = { documentId: document.id };
  const reading = await send('PUT /me/library/:documentId/reading', { params, body });
  keepAnswer('GET /me/library/:documentId', { ...document, reading }, { params });
}

/** Remembers where a reader stops. A place that could not be kept is none that anybody has to be told of. */
export function useKeptReading(document: LibraryDocumentDetail): (place: ReadingBody) => void {
  const latest = useRef(document);
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => {
    latest.current = document;
  }, [document]);

  const flush = useCallback((): void => {
    if (!waiting.current) return;
    const { place, timer } = waiting.current;
    waiting.current = null;
    clearTimeout(timer);
    void keep(latest.current, place).catch(() => undefined);
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return useCallback(
    (place) => {
      const before = waiting.current;
      if (before) clearTimeout(before.timer);
      waiting.current = { place: { ...before?.place, ...place }, timer: setTimeout(flush, DELAY) };
    },
    [flush],
  );
}
