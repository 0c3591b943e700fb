import type { CSSObject, Theme } from '@mui/material/styles';

import { baseline } from './baseline';
import { buttonStyles } from './buttons';
import { pieceStyles } from './pieces';
import { weakened } from './sheets';
import { wordStyles } from './words';

/** The one stylesheet that is written once for a page: its elements, and the classes of the kit (`shared/ui/kit`). */
export const pageStyles = (theme: Theme): Record<string, CSSObject> => ({
  ...baseline(theme),
  ...weakened({ ...wordStyles(theme), ...pieceStyles(theme), ...buttonStyles(theme) }),
});
