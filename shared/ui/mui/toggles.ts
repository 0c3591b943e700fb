/** How one thing is seen: a chunk of its own, since screens of figures switch views and have nothing to type into. */
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
