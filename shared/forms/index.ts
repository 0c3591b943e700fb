/** The pieces of MUI that this room holds anyway, for the fields that a remote makes for itself. */
import '@passerelle/shared/theme/looks/inputs';

export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as InputLabel } from '@mui/material/InputLabel';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';

export { CheckboxField } from './checkbox-field';
export { PasswordControl, TextControl } from './controls';
export { DateField } from './date-field';
export { DeviceList, SelectField } from './select-field';
export { DropZone } from './drop-zone';
export { FaultSummary } from './fault-summary';
export { FaultCount, type SummaryProps, useFaultLine, useSummaryBox } from './fault-words';
export { reasonOf, useFailureText } from './failure';
export { type Fault, type FieldKind, type Faults, type FieldWords, useFaultText } from './faults';
export { FieldFault, FieldFrame, FieldGrid, WideField } from './field-frame';
export { fieldMarks, type FieldMarks } from './field-marks';
export { FileButton } from './file-button';
export { Form, type FormProps } from './form';
export { useFocusField } from './form-context';
export type { FormBody, FormName } from './form-body';
export { NumberField } from './number-field';
export { type FieldSettings, type Option, useFormField } from './use-form-field';
export { PasswordChecklist } from './password-checklist';
export { PasswordField } from './password-field';
export { PhoneField } from './phone-field';
export { PlainSelect } from './plain-select';
export { RadioField } from './radio-field';
export { RepeatField } from './repeat-field';
export { SavedNotice } from './saved-notice';
export { SubmitButton } from './submit-button';
export { TextAreaField, TextField } from './text-field';
export { useAfterPress } from './use-after-press';
export { type Draft, useDraft } from './use-draft';
export { useEdited, useFieldChange, useFormValues } from './use-form-values';
