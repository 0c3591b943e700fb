import { baseline } from './baseline';
import { buttons } from './button';
import { dialogs } from './dialog';
import { fields } from './fields';
import { lists } from './lists';
import { menus } from './menus';
import { notices } from './notices';
import { surfaces } from './surfaces';
import { tables } from './table';
import { ticks } from './ticks';
import type { Overrides } from './types';
import { words } from './words';

/** How MUI's components look here: one file per kind of thing. */
export const components: Overrides = {
  ...baseline,
  ...buttons,
  ...dialogs,
  ...fields,
  ...lists,
  ...menus,
  ...notices,
  ...surfaces,
  ...tables,
  ...ticks,
  ...words,
};
