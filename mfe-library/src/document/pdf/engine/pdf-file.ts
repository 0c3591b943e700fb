/** A piece of a page's words, as its text layer shows it. */
export interface PdfPiece {
  text: string;
  endsLine: boolean;
}

/** A place of a page that leads somewhere. Sides are shares of the page's own. */
export interface PdfLink {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Elsewhere, or a page of the same document. */
  to: { address: string } | { page: number };
}

export interface PdfSize {
  width: number;
  height: number;
}

interface Drawing {
  /** Pixels of the screen for one point of the page. */
  scale: number;
  signal: AbortSignal;
}

/** An open PDF. Pages count from one. What is asked of it after `close` fails. */
export interface PdfFile {
  pageCount: number;
  /** In points. */
  sizeOf: (page: number) => Promise<PdfSize>;
  /** The picture of a page; `ratio`: the screen's own pixels for one of the layout. */
  draw: (page: number, drawing: Drawing & { ratio: number }) => Promise<HTMLCanvasElement>;
  /** Lays the words over the picture, to be selected, found and read out: one element for each piece. */
  layText: (page: number, drawing: Drawing & { into: HTMLElement }) => Promise<readonly HTMLElement[]>;
  piecesOf: (page: number) => Promise<readonly PdfPiece[]>;
  linksOf: (page: number) => Promise<readonly PdfLink[]>;
  close: () => void;
}

/** Why a PDF cannot be shown. */
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
