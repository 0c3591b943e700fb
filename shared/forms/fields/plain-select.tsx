import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { DeviceSelect } from '@passerelle/shared/ui/inputs';
import { useId, type ReactNode } from 'react';

interface Props<V extends string> {
  label: string;
  /** True if an element beside it already shows the label. */
  isLabelHidden?: boolean;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A select box outside of a form, which takes effect at once. */
export function PlainSelect<V extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: Props<V>): ReactNode {
  const id = useId();
  return (
    <FormControl>
      {!isLabelHidden && (
        <InputLabel htmlFor={id} sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </InputLabel>
      )}
      <DeviceSelect
        id={id}
        value={value}
        inputProps={{ id, ...(isLabelHidden && { 'aria-label': label }) }}
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
      </DeviceSelect>
    </FormControl>
  );
}
