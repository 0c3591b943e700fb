/**
 * The first paint of a document, as the build draws it and the server fills it: what a screen shows before any answer has come.
 * In its HTML stand marks such as `§firstName§`, which the server fills with what it knows of the person.
 */
export interface Paint {
  html: string;
  /** Each rule with its key, so that rules in both paints are merged once. */
  rules: readonly string[];
  /** Parts that wait for an answer, by the marks that stand for them in the HTML. */
  parts?: Readonly<Record<string, PaintPart>>;
}

/** A part of a screen that is made of an answer of the API, as the screen draws it for each kind of answer. */
export interface PaintPart {
  /** The address of the answer below the API: something of the person’s own, such as `/me/stats`. */
  answer: string;
  /** Fallback when the answer has no drawn variant, or did not come in time. */
  otherwise: string;
  /** The first that fits stands there. Values of the answer stand in it by their path: `§week.remainingActions§`. */
  cases: readonly PaintCase[];
}

export interface PaintCase {
  /** Conditions on the answer, value by value. */
  when: PaintCondition;
  html: string;
}

/** By path of the value. A number counts by how its words are built: one is by itself in most languages. */
export type PaintCondition = Readonly<Record<string, string | boolean | null>>;

/** Kind of an answer's value, as conditions compare it. */
export const paintKindOf = (value: unknown): unknown =>
  typeof value === 'number' ? (value > 1 ? 'many' : value === 1 ? 'one' : 'none') : value;

/** Of a version of a remote, in `paint.json` beside its files: its screens by address, in each language. */
export type ScreenPaints = Readonly<Record<string, Readonly<Record<string, Paint>>>>;

/** Of the shell, beside its document. */
export interface ShellPaints {
  /** By language and `space/layout`, or by address where a screen of the shell has a layout of its own; the login page is all layout. */
  layouts: ScreenPaints;
  screens: ScreenPaints;
  /** The cookie questions, in each language. */
  questions: Readonly<Record<string, Paint>>;
  /** Pieces that are combined for each person. */
  pieces: { menuItem: string; currentMenuItem: string; logo: string; mark: string; picture: string; drawing: string };
}

export const PAINT_FILE = 'paint.json';

/** Names of the marks that the server fills in a paint. */
export type PaintMark =
  'screen' | 'menu' | 'logo' | 'banner' | 'firstName' | 'path' | 'icon' | 'label' | 'logoUrl' | 'bannerUrl';
