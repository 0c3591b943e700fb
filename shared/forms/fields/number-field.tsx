import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocale } from '@passerelle/shared/i18n';

import { FieldFrame } from './field-frame';
import { type FieldSettings, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  /** After the figure: « € ». */
  unit?: ReactNode;
}

/** A number, written as the page's language does once the person has left it. The value is a number. */
export function NumberField({ unit, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'number');
  const { format } = useLocale();
  const figures = useMemo(() => new Intl.NumberFormat(format, { maximumFractionDigits: 2 }), [format]);
  const [typed, setTyped] = useState<string | null>(null);
  const { value, onChange, onBlur, onFocus, name } = field.input;
  const written = typeof value === 'number' ? figures.format(value) : String(value);
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        name={name}
        id={field.id}
        value={typed ?? written}
        onFocus={onFocus}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readNumber(target.value));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        slotProps={{ input: { ...field.aria, inputMode: 'decimal', autoComplete: 'off' } }}
      />
    </FieldFrame>
  );
}

/**
 * A number as people write it: « 34 500 », « 34.500,50 », « 34,500 ». A point or comma before exactly three digits groups
 * them, whatever the language; any other one begins the decimals. Invalid numbers stay text, for the schema to reject.
 */
export function readNumber(text: string): number | string | undefined {
  const bare = text.replaceAll(/\s/gu, '');
  if (bare === '') return undefined;
  const plain = bare.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.');
  return /^-?\d+(\.\d*)?$/u.test(plain) ? Number(plain) : text;
}
