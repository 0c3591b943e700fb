import type { CSSObject, Theme } from '@mui/material/styles';

/** The looks of some classes of the kit. */
export type Sheet = (theme: Theme) => Record<string, CSSObject>;

/** Weaker than any class: what a screen says in `sx` is stronger, wherever it stands. */
export const weakened = (rules: Record<string, CSSObject>): Record<string, CSSObject> =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, style]) => [selector.replaceAll(/\.kit-[\w-]+/g, ':where($&)'), style]),
  );

let sheets: readonly Sheet[] = [];
const listeners = new Set<() => void>();

/** A part that brings pieces which no first screen has brings their looks along: nobody has those before. */
export function addSheet(sheet: Sheet): void {
  if (sheets.includes(sheet)) return;
  sheets = [...sheets, sheet];
  for (const listener of listeners) listener();
}

export const addedSheets = {
  get: (): readonly Sheet[] => sheets,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
