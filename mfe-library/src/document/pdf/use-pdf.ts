import { useEffect, useState } from 'react';

import { openPdf } from './engine/open-pdf';
import { PdfFailure, type PdfFault, type PdfFile, type PdfSize } from './engine/pdf-file';

type Opened =
  | { state: 'opening' }
  /** `first`: the size of the first page, which the others are taken for until they are drawn. */
  | { state: 'open'; file: PdfFile; first: PdfSize }
  | { state: 'failed'; fault: PdfFault };

interface Attempt {
  address: string;
  count: number;
}

/** Opens the PDF at an address, and closes it once nobody looks at it. */
export function usePdf(address: string): Opened & { retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt>({ address, count: 0 });
  const [result, setResult] = useState<{ attempt: Attempt; opened: Opened }>();
  if (attempt.address !== address) setAttempt({ address, count: 0 });

  useEffect(() => {
    const given = new AbortController();
    const open = async (): Promise<Opened> => {
      const file = await openPdf(attempt.address, given.signal);
      return { state: 'open', file, first: await file.sizeOf(1) };
    };
    const failed = (error: unknown): Opened => ({
      state: 'failed',
      // What reads PDFs may itself not have come.
      fault: error instanceof PdfFailure ? error.fault : 'unreachable',
    });
    void open()
      .catch(failed)
      .then((opened) => {
        if (!given.signal.aborted) setResult({ attempt, opened });
      });
    return () => given.abort();
  }, [attempt]);

  const opened: Opened = result?.attempt === attempt ? result.opened : { state: 'opening' };
  return { ...opened, retry: () => setAttempt(({ count }) => ({ address, count: count + 1 })) };
}
