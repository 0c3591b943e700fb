import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (markdown: string) => void;
  readOnly?: boolean;
}

/** A plain text box in place of the formatted one, which has tests of its own. */
export const MarkdownField = ({ label, value, onChange, readOnly = false }: Props): ReactNode =>
  readOnly ? (
    <fieldset aria-label={label}>{value}</fieldset>
  ) : (
    <OutlinedInput
      multiline
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
