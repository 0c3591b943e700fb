/** A run of text of a page. */
export interface PdfPiece {
  text: string;
  endsLine: boolean;
}

export interface PdfSize {
  width: number;
  height: number;
}

/** Events of the viewer about the parts that it draws. */
export interface PdfTexts {
  page: (number: number) => string;
  note: string;
  date: (date: Date) => string;
  /** A link to another site. */
  linkAway: (address: string) => string;
  linkWithin: string;
  noText: string;
  notDrawn: string;
}

export interface Found {
  isSearching: boolean;
  /** The number of the shown match, from one; 0 without a match. */
  current: number;
  total: number;
  /** The page of the shown match. */
  page: number;
  /** False if the document has no text, as in a scan, which has only pictures. */
  hasWords: boolean;
}

export interface PdfViewing {
  words: PdfTexts;
  /** Ends the view. */
  signal: AbortSignal;
  onPage: (page: number) => void;
  /** In CSS pixels for one point of the page. */
  onScale: (scale: number) => void;
  onFound: (found: Found) => void;
  /** Going to a match has scrolled the window too. */
  onWindowScrolled: () => void;
}

/** The pages as they are shown. */
export interface PdfView {
  go: (page: number) => void;
  scaleTo: (scale: 'width' | number) => void;
  /** Marks what matches; with a step, goes to the next or the previous match. */
  find: (query: string, step?: 1 | -1) => void;
  closeFind: () => void;
}

/** An open PDF. Pages count from one. Every call after `close` fails. */
export interface PdfFile {
  pageCount: number;
  /** In points. */
  sizeOf: (page: number) => Promise<PdfSize>;
  /** Shows the pages in an element that scrolls. */
  show: (container: HTMLDivElement, viewing: PdfViewing) => Promise<PdfView>;
  /** Renders a page to be printed, this many pixels wide. */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  piecesOf: (page: number) => Promise<readonly PdfPiece[]>;
  close: () => void;
}

/** Reason that a PDF cannot be shown. */
export type PdfFault = 'password' | 'damaged' | 'missing' | 'unreachable';

export class PdfFailure extends Error {
  override readonly name = 'PdfFailure';

  constructor(
    readonly fault: PdfFault,
    cause: unknown,
  ) {
    super(fault, { cause });
  }
}
