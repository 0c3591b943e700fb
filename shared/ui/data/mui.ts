/**
 * What screens use of MUI beside the core. Every name here is fetched by whoever shows a list: one is added with the
 * first screen that uses it, and one that a single part of the shell uses is imported there.
 */
export { default as Fab } from '@mui/material/Fab';
export { default as MenuItem } from '@mui/material/MenuItem';
