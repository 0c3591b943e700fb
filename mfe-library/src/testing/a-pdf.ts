import type { Found, PdfFile, PdfPiece, PdfView, PdfViewing } from '../document/pdf/engine/pdf-file';

interface Page {
  pieces?: readonly string[];
}

const pieceOf = (text: string): PdfPiece => ({ text, endsLine: true });

/** Fake open PDF with these pages, and a mocked view, since the viewer cannot draw in jsdom. */
export function aPdf(pages: readonly Page[]) {
  const shown: { viewing?: PdfViewing; container?: HTMLDivElement } = {};
  const view: jest.Mocked<PdfView> = {
    go: jest.fn((page) => shown.viewing?.onPage(page)),
    scaleTo: jest.fn((scale) => {
      const width = shown.container?.clientWidth ?? 0;
      shown.viewing?.onScale(scale === 'width' ? width / 595 : scale);
    }),
    find: jest.fn(),
    closeFind: jest.fn(),
  };
  const file: jest.Mocked<PdfFile> = {
    pageCount: pages.length,
    close: jest.fn(),
    sizeOf: jest.fn(async (_page) => ({ width: 595, height: 842 })),
    show: jest.fn(async (container, viewing) => {
      Object.assign(shown, { container, viewing });
      return view;
    }),
    draw: jest.fn(async (_page, _width, _signal) => document.createElement('canvas')),
    piecesOf: jest.fn(async (number) => (pages[number - 1]?.pieces ?? []).map(pieceOf)),
  };
  const tellFound = (found: Partial<Found>): void =>
    shown.viewing?.onFound({ isSearching: false, current: 0, total: 0, page: 1, hasWords: true, ...found });
  return { ...file, view, tellFound };
}

/** jsdom has no layout: this gives the viewer a width. */
export function layOut(width = 1_000): void {
  class Still implements Pick<ResizeObserver, 'observe' | 'disconnect'> {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { ResizeObserver: Still });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}
