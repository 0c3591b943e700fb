/** Days and times, typed or chosen: MUI's pickers over luxon. Loaded with the screens that have them. */
export { DayPicker } from './day-picker';
export { type MomentParts, readMoment, writeMoment } from './moment';
export { TimePicker } from './time-picker';
export { INVALID_ENTRY } from './use-picker-value';
