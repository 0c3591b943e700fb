import type { DateTime } from 'luxon';
import { useState } from 'react';

/** The value of a field whose text is not a date or not a time, such as « 31/02/2026 » or « 24/MM/AAAA ». */
export const INVALID_ENTRY = '?';

/** Between the text that a form keeps and the picker's value. */
export interface PickerText {
  read: (text: string) => DateTime;
  write: (value: DateTime) => string;
}

interface PickerValue {
  /** Changes when the text was changed by something else than the picker, which then starts again. */
  version: number;
  value: DateTime | null;
  onChange: (value: DateTime | null) => void;
  /** Some sections are filled and some are empty: the picker's value is null, as if all were empty. */
  onIncomplete: (isIncomplete: boolean) => void;
}

const valueOf = (text: string, { read }: PickerText): DateTime | null => {
  const value = text && text !== INVALID_ENTRY ? read(text) : null;
  return value?.isValid ? value : null;
};

/** Keeps a picker and the text of a form equal; an entry that is not complete or not valid is `INVALID_ENTRY`. */
export function usePickerValue(text: string, onText: (text: string) => void, format: PickerText): PickerValue {
  const [entry, setEntry] = useState(() => ({
    text,
    value: valueOf(text, format),
    isIncomplete: false,
    version: 0,
  }));
  if (entry.text !== text)
    setEntry({ text, value: valueOf(text, format), isIncomplete: false, version: entry.version + 1 });

  const textOf = (value: DateTime | null, isIncomplete: boolean): string => {
    if (value === null) return isIncomplete ? INVALID_ENTRY : '';
    return value.isValid ? format.write(value) : INVALID_ENTRY;
  };
  const enter = (value: DateTime | null, isIncomplete: boolean): void => {
    const next = textOf(value, isIncomplete);
    setEntry({ ...entry, text: next, value, isIncomplete });
    if (next !== text) onText(next);
  };
  return {
    version: entry.version,
    value: entry.value,
    onChange: (value) => enter(value, false),
    onIncomplete: (isIncomplete) => {
      if (isIncomplete !== entry.isIncomplete) enter(entry.value, isIncomplete);
    },
  };
}
