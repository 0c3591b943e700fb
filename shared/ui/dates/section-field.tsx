import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { createContext, use, useEffect, useEffectEvent, type FocusEventHandler, type ReactNode } from 'react';

/** Props of the field of the day and time pickers. */
export interface PickerFieldProps {
  /** Of the input that the label names and that takes the focus; the first section receives it. */
  id: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  /** The id of the label; without it `label` names the field. */
  labelId?: string;
  label?: string;
  aria: { 'aria-invalid'?: true; 'aria-describedby'?: string | undefined; 'aria-required'?: true };
  autoComplete?: string | undefined;
}

export const IncompleteContext = createContext<(isIncomplete: boolean) => void>(() => undefined);

/** The text field of a picker, which also says when only some of its sections are filled. */
export function SectionField(props: PickersTextFieldProps): ReactNode {
  const { areAllSectionsEmpty, elements } = props;
  const isIncomplete = !areAllSectionsEmpty && elements.some(({ content }) => content['aria-valuenow'] === undefined);
  const report = useEffectEvent(use(IncompleteContext));
  useEffect(() => report(isIncomplete), [isIncomplete]);
  return <PickersTextField {...props} />;
}

/** For the text field, each section of which is a control of its own for screen readers, and for what it opens. */
export function pickerSlotProps(props: PickerFieldProps) {
  const { id, labelId, label, aria, onFocus, onBlur, autoComplete } = props;
  const { 'aria-required': required, ...description } = aria;
  const name = labelId ? { 'aria-labelledby': labelId } : { 'aria-label': label };
  return {
    textField: {
      id,
      error: aria['aria-invalid'] ?? false,
      fullWidth: true,
      onFocus,
      onBlur,
      slotProps: {
        input: {
          ...name,
          'aria-describedby': aria['aria-describedby'],
          slotProps: { sectionContent: { ...description, 'aria-required': required } },
        },
        htmlInput: { autoComplete },
      },
    },
    popper: name,
  };
}
