/** Small pieces that a few screens show: a chunk of its own. */
export { default as Fab } from '@mui/material/Fab';
export { default as LinearProgress } from '@mui/material/LinearProgress';
