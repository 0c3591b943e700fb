import type { PdfFile } from './pdf-file';

/** Opens a PDF. The engine is large, so its chunk is fetched with the first PDF. */
export async function openPdf(address: string, signal: AbortSignal): Promise<PdfFile> {
  const { openWithPdfjs } = await import(/* webpackChunkName: "pdf-engine" */ './pdfjs-engine');
  return openWithPdfjs(address, signal);
}
