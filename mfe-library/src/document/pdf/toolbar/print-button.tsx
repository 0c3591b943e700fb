import { Trans, useLingui } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { CircularProgress, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import { ToolButton } from './controls';

/** Prints the document, and nothing of the page around it. */
export function PrintButton({ file }: { file: PdfFile }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const print = async (): Promise<void> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);
    try {
      await printFile(file, signal);
    } catch {
      if (!signal.aborted) toast(<Trans>L’impression n’a pas pu être préparée.</Trans>, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ToolButton
      label={isBusy ? t`Préparation de l’impression…` : t`Imprimer`}
      isDisabled={isBusy}
      onClick={() => void print()}
    >
      {isBusy ? <CircularProgress size={20} aria-hidden /> : <PrintRounded />}
    </ToolButton>
  );
}

/** Pixels across a sheet: 200 dpi on A4. */
const SHEET_WIDTH = 1_654;

const bytesOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });

async function sheetOf(file: PdfFile, page: number, signal: AbortSignal): Promise<HTMLImageElement> {
  const bytes = await bytesOf(await file.draw(page, SHEET_WIDTH, signal));
  if (!bytes) throw new Error('The page could not be drawn.');
  const image = document.createElement('img');
  image.alt = '';
  image.src = URL.createObjectURL(bytes);
  // A page narrower than the paper is limited to the height of the sheet.
  Object.assign(image.style, { display: 'block', width: '100%', maxHeight: '99vh', objectFit: 'contain' });
  image.style.breakAfter = 'page';
  await image.decode();
  return image;
}

/** Hides the rest of the page from the printer until printing is over. */
function showToPrinter(sheets: readonly HTMLImageElement[]): () => void {
  const stack = document.createElement('div');
  stack.ariaHidden = 'true';
  stack.append(...sheets);
  const hidden = Array.from(document.body.children).filter((element) => !element.hasAttribute('data-print'));
  for (const element of hidden) element.setAttribute('data-print', 'no');
  document.body.append(stack);
  return () => {
    stack.remove();
    for (const element of hidden) element.removeAttribute('data-print');
  };
}

/** Renders every page and opens the print dialog of the browser. */
async function printFile(file: PdfFile, signal: AbortSignal): Promise<void> {
  const sheets: HTMLImageElement[] = [];
  const revokeImages = (): void => sheets.forEach(({ src }) => URL.revokeObjectURL(src));
  try {
    for (let page = 1; page <= file.pageCount; page += 1) {
      signal.throwIfAborted();
      sheets.push(await sheetOf(file, page, signal));
    }
  } catch (error) {
    revokeImages();
    throw error;
  }
  const restorePage = showToPrinter(sheets);
  // Some browsers print only after `print` has returned; `afterprint` fires in all of them.
  window.addEventListener(
    'afterprint',
    () => {
      restorePage();
      revokeImages();
    },
    { once: true },
  );
  window.print();
}
