import type { PdfFile } from './pdf-file';

/** Opens a PDF. What reads it is large, and fetched with the first one that somebody opens. */
export async function openPdf(address: string, signal: AbortSignal): Promise<PdfFile> {
  const { openWithPdfjs } = await import(/* webpackChunkName: "pdf-engine" */ './pdfjs-engine');
  return openWithPdfjs(address, signal);
}
