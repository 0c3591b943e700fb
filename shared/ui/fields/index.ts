/** What is typed or chosen, wherever its value is kept: controls of the browser in our look. */
export { TickBox } from '../table/tick-box';
export { Choice, RadioChoice, RadioGroup, Switch } from './choice';
export { Field, FieldFault, FieldLabel, FieldNote } from './field';
export { SelectBox } from './select-box';
export { TextArea, TextInput } from './text-input';
