import type { Components, Theme } from '@mui/material/styles';

/** How components of MUI look here. */
export type Overrides = Components<Omit<Theme, 'components'>>;
