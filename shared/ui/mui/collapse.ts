/** Collapse: a chunk of its own, fetched with the first card that folds. */
export { default as Collapse } from '@mui/material/Collapse';
