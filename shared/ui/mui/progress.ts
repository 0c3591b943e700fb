/** A bar of progress: a chunk of its own, fetched with the first screen that shows one. */
export { default as LinearProgress } from '@mui/material/LinearProgress';
