import { baseline } from './baseline';
import { buttons } from './button';
import { dialogs } from './dialog';
import { fields } from './fields';
import { menus } from './menus';
import { notices } from './notices';
import { surfaces } from './surfaces';
import { tables } from './table';
import { ticks } from './ticks';
import { toggles } from './toggles';
import type { Overrides } from './types';
import { words } from './words';

/** How MUI's components look here: one file per kind of thing. */
export const components: Overrides = {
  ...baseline,
  ...buttons,
  ...dialogs,
  ...fields,
  ...menus,
  ...notices,
  ...surfaces,
  ...tables,
  ...ticks,
  ...toggles,
  ...words,
};
