/** A run of text as the text layer shows it. */
export interface PdfPiece {
  text: string;
  endsLine: boolean;
}

/** A link on a page. Position and size are fractions of the page. */
export interface PdfLink {
  left: number;
  top: number;
  width: number;
  height: number;
  /** An address, or a page of the same document. */
  to: { address: string } | { page: number };
}

export interface PdfSize {
  width: number;
  height: number;
}

interface Drawing {
  /** CSS pixels for one point of the page. */
  scale: number;
  signal: AbortSignal;
}

/** An open PDF. Pages count from one. Every call after `close` fails. */
export interface PdfFile {
  pageCount: number;
  /** In points. */
  sizeOf: (page: number) => Promise<PdfSize>;
  /** Renders a page; `ratio` is the device pixel ratio. */
  draw: (page: number, drawing: Drawing & { ratio: number }) => Promise<HTMLCanvasElement>;
  /** Lays the text over the picture, to be selected, found and read out: one element for each piece. */
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
