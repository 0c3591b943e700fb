/**
 * The first paint of a document, as the build draws it and the server fills it: what a screen shows before any answer has come.
 * In its HTML stand marks such as `§firstName§`, which the server fills with what it knows of the person.
 */
export interface Paint {
  html: string;
  /** Each with what it is about: whoever puts two paints together leaves out what both bring. */
  rules: readonly string[];
}

/** Of a version of a remote, in `paint.json` beside its files: its screens by address, in each language. */
export type ScreenPaints = Readonly<Record<string, Readonly<Record<string, Paint>>>>;

/** Of the shell, beside its document. */
export interface ShellPaints {
  /** By language and `space/layout`, or by address where a screen of the shell has a layout of its own. */
  layouts: ScreenPaints;
  screens: ScreenPaints;
  /** What is put together for each person. */
  pieces: { menuItem: string; currentMenuItem: string; logo: string; mark: string; picture: string; drawing: string };
}

export const PAINT_FILE = 'paint.json';

/** What a mark in a paint is filled with. */
export type PaintMark =
  'screen' | 'menu' | 'logo' | 'banner' | 'firstName' | 'path' | 'icon' | 'label' | 'logoUrl' | 'bannerUrl';
