import { cacheAnswer, send } from '@passerelle/shared/client';
import type { LibraryDocumentDetail, ReadingBody } from '@passerelle/shared/contract';
import { useCallback, useEffect, useRef } from 'react';

/** Saving waits until the reader stops for this long. */
const SAVE_DELAY_MS = 1_000;

interface PendingSave {
  place: ReadingBody;
  timer: ReturnType<typeof setTimeout>;
}

async function saveReading(document: LibraryDocumentDetail, body: ReadingBody): Promise<void> {
  const params = { documentId: document.id };
  const reading = await send('PUT /me/library/:documentId/reading', { params, body });
  cacheAnswer('GET /me/library/:documentId', { ...document, reading }, { params });
}

/** Saves the reading position. A failure is ignored: the reader only loses the place to resume from. */
export function useSaveReading(document: LibraryDocumentDetail): (place: ReadingBody) => void {
  const latest = useRef(document);
  const pending = useRef<PendingSave | null>(null);
  useEffect(() => {
    latest.current = document;
  }, [document]);

  const flush = useCallback((): void => {
    if (!pending.current) return;
    const { place, timer } = pending.current;
    pending.current = null;
    clearTimeout(timer);
    void saveReading(latest.current, place).catch(() => undefined);
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
      const before = pending.current;
      if (before) clearTimeout(before.timer);
      pending.current = { place: { ...before?.place, ...place }, timer: setTimeout(flush, SAVE_DELAY_MS) };
    },
    [flush],
  );
}
