import type { PdfFile } from './engine/pdf-file';

/** Pixels across a sheet: two hundred to the inch on A4. */
const SHEET = 1_654;

const bytesOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });

async function sheetOf(file: PdfFile, page: number, signal: AbortSignal): Promise<HTMLImageElement> {
  const { width } = await file.sizeOf(page);
  const bytes = await bytesOf(await file.draw(page, { scale: SHEET / width, ratio: 1, signal }));
  if (!bytes) throw new Error('The page could not be drawn.');
  const image = document.createElement('img');
  image.alt = '';
  image.src = URL.createObjectURL(bytes);
  // A page that is narrower than paper is as high as the sheet, and no higher.
  Object.assign(image.style, { display: 'block', width: '100%', maxHeight: '99vh', objectFit: 'contain' });
  image.style.breakAfter = 'page';
  await image.decode();
  return image;
}

/** The sheets alone are printed: all else steps aside until it is over. */
function showToPrinter(sheets: readonly HTMLImageElement[]): () => void {
  const stack = document.createElement('div');
  stack.ariaHidden = 'true';
  stack.append(...sheets);
  const aside = Array.from(document.body.children).filter((element) => !element.hasAttribute('data-print'));
  for (const element of aside) element.setAttribute('data-print', 'no');
  document.body.append(stack);
  return () => {
    stack.remove();
    for (const element of aside) element.removeAttribute('data-print');
  };
}

/** Draws every page for paper and hands them to the browser's printing. */
export async function printFile(file: PdfFile, signal: AbortSignal): Promise<void> {
  const sheets: HTMLImageElement[] = [];
  const free = (): void => sheets.forEach(({ src }) => URL.revokeObjectURL(src));
  try {
    for (let page = 1; page <= file.pageCount; page += 1) {
      signal.throwIfAborted();
      sheets.push(await sheetOf(file, page, signal));
    }
  } catch (error) {
    free();
    throw error;
  }
  const tidy = showToPrinter(sheets);
  // Some browsers print after this returns, and tell when they have.
  window.addEventListener(
    'afterprint',
    () => {
      tidy();
      free();
    },
    { once: true },
  );
  window.print();
}
