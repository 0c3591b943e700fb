/** What lies over a screen: a chunk of its own, fetched with the first dialog or menu. */
import '@passerelle/shared/theme/looks/overlays';

import MuiDialog from '@mui/material/Dialog';
import MuiDrawer from '@mui/material/Drawer';
import MuiMenu from '@mui/material/Menu';
import { dressed } from '@passerelle/shared/theme/looks/dressed';

export const Dialog = dressed(MuiDialog);
export const Drawer = dressed(MuiDrawer);
export const Menu = dressed(MuiMenu);
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export type { MenuProps } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
