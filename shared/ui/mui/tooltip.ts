/** Tooltip: a chunk of its own, fetched with the first tool bar of icons. */
export { default as Tooltip } from '@mui/material/Tooltip';
