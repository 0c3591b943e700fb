/** Days in a form: bundled by the screens that have them, since the pickers are large. */
export { DateField } from './date-field';
export { MomentField } from './moment-field';
