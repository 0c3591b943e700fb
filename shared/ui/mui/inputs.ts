/** What is chosen or typed outside a form, as in the filters of a list: a chunk of its own. */
import '@passerelle/shared/theme/looks/inputs';

export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';
export { default as Radio } from '@mui/material/Radio';
export { default as RadioGroup } from '@mui/material/RadioGroup';
