import { useId, type ReactNode } from 'react';
import { DeviceList, FormControl, InputLabel } from '@passerelle/shared/forms';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A select box outside of a form, which takes effect at once. */
export function PlainSelect<V extends string>({ label, value, options, onChange }: Props<V>): ReactNode {
  const id = useId();
  return (
    <FormControl>
      <InputLabel htmlFor={id} sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </InputLabel>
      <DeviceList
        id={id}
        value={value}
        inputProps={{ id }}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </DeviceList>
    </FormControl>
  );
}
