import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PdfLink } from './pdf-file';

interface Annotation {
  subtype?: unknown;
  /** Set only for addresses that the engine considers safe. */
  url?: unknown;
  dest?: unknown;
  rect?: unknown;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:|mailto:|tel:)/i.test(value);

/** The page of a link destination, which is given by name or as a reference to the page. */
async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const place: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const page: unknown = Array.isArray(place) ? place[0] : undefined;
  if (typeof page === 'number') return page + 1;
  if (typeof page !== 'object' || page === null) return undefined;
  return (await pdf.getPageIndex(page as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1;
}

async function targetOf(pdf: PDFDocumentProxy, { url, dest }: Annotation): Promise<PdfLink['to'] | undefined> {
  if (isAddress(url)) return { address: url };
  // Some programs write links to destinations that do not exist: they are left out.
  const page = dest ? await pageOf(pdf, dest).catch(() => undefined) : undefined;
  return page === undefined ? undefined : { page };
}

/** The links of a page; forms, notes and scripts of a PDF are not supported. */
export async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const annotations = (await page.getAnnotations()) as Annotation[];
  const links = annotations.map(async (annotation): Promise<PdfLink | undefined> => {
    if (annotation.subtype !== 'Link' || !Array.isArray(annotation.rect)) return undefined;
    const to = await targetOf(pdf, annotation);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(annotation.rect) as number[];
    return (
      to && {
        to,
        left: Math.min(x1, x2) / width,
        top: Math.min(y1, y2) / height,
        width: Math.abs(x2 - x1) / width,
        height: Math.abs(y2 - y1) / height,
      }
    );
  });
  return (await Promise.all(links)).filter((link) => link !== undefined);
}
