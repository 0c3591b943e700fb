/** MUI's text inputs, in a chunk of their own. */
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as InputLabel } from '@mui/material/InputLabel';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';
export { DeviceSelect } from './device-select';
export { FieldFault } from './field-fault';
