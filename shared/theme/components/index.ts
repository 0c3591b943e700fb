import { baseline } from './baseline';
import { buttons, words } from './button';
import { dialogs, menus } from './overlays';
import { fields } from './fields';
import { notices } from './notices';
import { surfaces, tables } from './surfaces';
import { ticks, toggles } from './ticks';
import type { Overrides } from './types';

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
