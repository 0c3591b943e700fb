import { getIn } from 'final-form';
import type { ReactNode } from 'react';

import { TextField } from './text-field';
import { useClearOnUnmount } from './password-field';
import type { FieldSettings } from './use-form-field';

interface Props extends Omit<FieldSettings, 'rule' | 'unsent' | 'optional'> {
  /** The field that it repeats. */
  of: string;
  /** Error message when the two values differ. */
  mismatch: string;
  type?: 'text' | 'email';
}

/** Repeats a value where a typing error would lock the person out. It is compared, and not sent. */
export function RepeatField({ of, mismatch, ...settings }: Props): ReactNode {
  useClearOnUnmount(settings.name);
  const rule = (value: string, values: object) => (value === getIn(values, of) ? undefined : { text: mismatch });
  return <TextField {...settings} unsent rule={rule} autoComplete="off" />;
}
