import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { engineFolders, workerAddress } from './engine-files';
import { pdfFailure } from './pdf-fault';
import type { PdfFile } from './pdf-file';
import { linksOf } from './pdf-links';

GlobalWorkerOptions.workerSrc = workerAddress;

const options = {
  ...engineFolders,
  // The page's policy allows no functions from strings, and the worker's no fetching: the page brings what it asks for.
  isEvalSupported: false,
  useWorkerFetch: false,
  enableXfa: false,
  verbosity: VerbosityLevel.ERRORS,
} as const;

/** Phones draw nothing at all on a canvas larger than this. */
const mostPixels = 16_000_000;

/** The engine measures words on a canvas that it hangs into the page, and leaves it to us to keep that out of sight. */
function hideRulers(): void {
  for (const ruler of document.querySelectorAll<HTMLElement>('.hiddenCanvasElement')) ruler.style.display = 'none';
}

/** By the degrees that a page is turned: words are laid as it was before, and turned with it. */
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

/** Opens a PDF with pdf.js; fails with a `PdfFailure`. Given up, it frees the worker too. */
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
