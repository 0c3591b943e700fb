import type { CSSObject, Theme } from '@mui/material/styles';

import { baseline } from './baseline';
import { buttonStyles } from './buttons';
import { pieceStyles } from './pieces';
import { wordStyles } from './words';

/** Weaker than any class: what a screen says in `sx` is stronger, wherever it stands. */
const weakened = (rules: Record<string, CSSObject>): Record<string, CSSObject> =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, style]) => [selector.replaceAll(/\.kit-[\w-]+/g, ':where($&)'), style]),
  );

/** The one stylesheet that is written once for a page: its elements, and the classes of the kit (`shared/ui/kit`). */
export const pageStyles = (theme: Theme): Record<string, CSSObject> => ({
  ...baseline(theme),
  ...weakened({ ...wordStyles(theme), ...pieceStyles(theme), ...buttonStyles(theme) }),
});
