/** A piece that a few screens show: a chunk of its own. */
export { default as Fab } from '@mui/material/Fab';
