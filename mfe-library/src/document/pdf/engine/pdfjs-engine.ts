import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { pdfFailure } from './pdf-fault';
import type { PdfFile } from './pdf-file';
import { showWithPdfjs } from './pdfjs-viewer';

/** The worker is an asset of this remote, because the security policy of the page allows workers from its own origin only. */
const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Fonts and decoders that only some documents need, beside the worker. */
const folder = (name: string): string => new URL(`pdfjs/${name}/`, workerAddress).href;

const engineFolders = {
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  iccUrl: folder('iccs'),
};

GlobalWorkerOptions.workerSrc = workerAddress;

const options = {
  ...engineFolders,
  // The security policy forbids `eval` in the page and requests in the worker, so the page makes them.
  isEvalSupported: false,
  useWorkerFetch: false,
  enableXfa: false,
  verbosity: VerbosityLevel.ERRORS,
} as const;

const fileOf = (pdf: PDFDocumentProxy, close: () => void): PdfFile => ({
  pageCount: pdf.numPages,
  close,
  async sizeOf(number) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    return { width, height };
  },
  show: (container, viewing) => showWithPdfjs(pdf, container, folder('images'), viewing),
  async draw(number, width, signal) {
    const page = await pdf.getPage(number);
    signal.throwIfAborted();
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    const stop = (): void => task.cancel();
    signal.addEventListener('abort', stop);
    await task.promise.finally(() => signal.removeEventListener('abort', stop));
    return canvas;
  },
  async piecesOf(number) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return items.flatMap((item) => ('str' in item ? { text: item.str, endsLine: item.hasEOL } : []));
  },
});

/** Opens a PDF with pdf.js; fails with a `PdfFailure`. Aborting also frees the worker. */
export async function openWithPdfjs(address: string, signal: AbortSignal): Promise<PdfFile> {
  const task = getDocument({ url: address, ...options });
  const close = (): void => void task.destroy().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  try {
    return fileOf(await task.promise, close);
  } catch (error) {
    throw pdfFailure(error);
  }
}
