/** Steps on a rail: a chunk of its own, fetched with the first screen that shows them. */
export { default as Step } from '@mui/material/Step';
export { default as StepContent } from '@mui/material/StepContent';
export { default as StepLabel } from '@mui/material/StepLabel';
export { default as Stepper } from '@mui/material/Stepper';
