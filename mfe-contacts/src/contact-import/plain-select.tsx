import { Box } from '@passerelle/shared/ui';
import { useId, type ReactNode } from 'react';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A choice that is no field of a form: the device's own list, under its name. */
export function PlainSelect<V extends string>({ label, value, options, onChange }: Props<V>): ReactNode {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={({ target }: { target: { value: string } }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        sx={{
          width: '100%',
          minHeight: 44,
          px: '12px',
          border: '1px solid',
          borderColor: 'neutral.lineStrong',
          borderRadius: '10px',
          font: 'inherit',
          color: 'text.primary',
          backgroundColor: 'background.paper',
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Box>
  );
}
