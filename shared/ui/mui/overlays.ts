/** Dialogs, menus and drawers: a chunk of its own, loaded with the first screen that imports one. */
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu, type MenuProps } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
