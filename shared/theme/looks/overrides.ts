import type { Components, Theme } from '@mui/material/styles';

/** How components of MUI look here. */
export type Overrides = Components<Omit<Theme, 'components'>>;

/** Of every theme, so that a look is there as soon as it was added. */
export const components: Overrides = { MuiButtonBase: { defaultProps: { disableRipple: true } } };

/** A part that brings components of MUI adds how they look here: nobody has that before. */
export const addLooks = (...looks: Overrides[]): Overrides => Object.assign(components, ...looks) as Overrides;
