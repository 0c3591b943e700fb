import type { PdfFile, PdfLink, PdfPiece } from '../document/pdf/engine/pdf-file';

interface Page {
  pieces?: readonly string[];
  links?: readonly PdfLink[];
}

const pieceOf = (text: string): PdfPiece => ({ text, endsLine: true });

/** A fake open PDF with these pages: the engine cannot draw in jsdom. */
export function aPdf(pages: readonly Page[]): jest.Mocked<PdfFile> {
  const piecesOf = (number: number): readonly string[] => pages[number - 1]?.pieces ?? [];
  return {
    pageCount: pages.length,
    close: jest.fn(),
    sizeOf: jest.fn(async (_page) => ({ width: 595, height: 842 })),
    draw: jest.fn(async (_page, _drawing) => document.createElement('canvas')),
    layText: jest.fn(async (number, { into }) =>
      piecesOf(number).map((text) => {
        const piece = document.createElement('span');
        piece.textContent = text;
        into.append(piece);
        return piece;
      }),
    ),
    piecesOf: jest.fn(async (number) => piecesOf(number).map(pieceOf)),
    linksOf: jest.fn(async (number) => pages[number - 1]?.links ?? []),
  };
}

/** jsdom has no layout: this puts every page in the viewport and gives the desk a width. */
export function layOut(width = 1_000): void {
  class Everywhere implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (): void => this.callback([{ isIntersecting: true }]);
    disconnect = (): void => undefined;
  }
  class Still implements Pick<ResizeObserver, 'observe' | 'disconnect'> {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  window.scrollBy = () => undefined;
  Object.assign(globalThis, { IntersectionObserver: Everywhere, ResizeObserver: Still });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const strip = new DOMRect(10, 10, 50, 12);
  Range.prototype.getClientRects = () => [strip] as unknown as DOMRectList;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 700));
}
