import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { pdfFailure } from './pdf-fault';
import type { PdfFile } from './pdf-file';
import { linksOf } from './pdf-links';

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
  // The security policy forbids `eval` in the page and fetching in the worker: the page fetches what the worker needs.
  isEvalSupported: false,
  useWorkerFetch: false,
  enableXfa: false,
  verbosity: VerbosityLevel.ERRORS,
} as const;

/** Phones draw nothing on a larger canvas. */
const mostPixels = 16_000_000;

/** The engine measures text on a canvas that it appends to the page without hiding it. */
function hideRulers(): void {
  for (const ruler of document.querySelectorAll<HTMLElement>('.hiddenCanvasElement')) ruler.style.display = 'none';
}

/** By the rotation of a page: the text is laid out unrotated, and turned with CSS. */
const turns: Readonly<Record<number, string>> = {
  90: 'rotate(90deg) translateY(-100%)',
  180: 'rotate(180deg) translate(-100%, -100%)',
  270: 'rotate(270deg) translateX(-100%)',
};

function fileOf(pdf: PDFDocumentProxy, close: () => void): PdfFile {
  const texts = new Map<number, ReturnType<typeof readText>>();
  const readText = async (number: number) => (await pdf.getPage(number)).getTextContent();
  const textOf = (number: number) => {
    const known = texts.get(number) ?? readText(number);
    texts.set(number, known);
    return known;
  };
  return {
    pageCount: pdf.numPages,
    close,
    async sizeOf(number) {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    },
    async draw(number, { scale, ratio, signal }) {
      const page = await pdf.getPage(number);
      signal.throwIfAborted();
      const { width, height } = page.getViewport({ scale });
      const fine = Math.min(ratio, Math.sqrt(mostPixels / (width * height)));
      const viewport = page.getViewport({ scale: scale * fine });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      const stop = (): void => task.cancel();
      signal.addEventListener('abort', stop);
      await task.promise.finally(() => signal.removeEventListener('abort', stop));
      return canvas;
    },
    async layText(number, { scale, signal, into }) {
      const [page, textContentSource] = [await pdf.getPage(number), await textOf(number)];
      signal.throwIfAborted();
      const viewport = page.getViewport({ scale });
      const layer = new TextLayer({ textContentSource, container: into, viewport });
      await layer.render().finally(hideRulers);
      into.style.transform = turns[viewport.rotation] ?? '';
      return layer.textDivs;
    },
    async piecesOf(number) {
      const { items } = await textOf(number);
      return items.flatMap((item) => ('str' in item ? { text: item.str, endsLine: item.hasEOL } : []));
    },
    linksOf: async (number) => linksOf(pdf, await pdf.getPage(number)),
  };
}

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
