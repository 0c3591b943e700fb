/** The views of a screen: a chunk of its own, fetched with the first screen that has several. */
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
