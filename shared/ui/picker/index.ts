/** Rows of a list, found by typing: fetched with the first screen that has a picker. */
export { ContactPicker, type PickableContact } from './contact-picker';
export { Picker, type PickerProps, type PickerTexts } from './picker';
export { PickerFilter } from './picker-filter';
