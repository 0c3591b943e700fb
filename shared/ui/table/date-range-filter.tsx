import { Trans, useLingui } from '@lingui/react/macro';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { useFormats } from '@passerelle/shared/i18n';
import type { DayRange } from '@passerelle/shared/routes';
import { useId, useState, type ReactNode } from 'react';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { FormHelperText, OutlinedInput } from '@passerelle/shared/ui/mui/inputs';

import { Dialog } from '../data/dialogs/dialog';
import { FilterButton } from '../data/filters/filter-select';

interface Props {
  /** What it narrows by: « Dernière connexion ». */
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  /** Ranges that are one press away. */
  presets?: readonly { id: string; label: ReactNode; range: DayRange }[];
  /** There is always a range: it cannot be taken away. */
  isRequired?: boolean;
}

/** From one day to another, both included: « Période : toutes », « Période : 1 – 31 janvier 2026 ». */
export function DateRangeFilter({ label, value, onChange, presets = [], isRequired = false }: Props): ReactNode {
  const { range } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const choose = (next: DayRange | null): void => {
    onChange(next);
    setOpen(false);
  };
  return (
    <>
      <FilterButton
        label={label}
        icon={<CalendarMonthRounded />}
        opens="dialog"
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      >
        {value ? range(value.from, value.to) : <Trans>toutes les dates</Trans>}
      </FilterButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label}>
        {isOpen && (
          <>
            {presets.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mb: '16px' }}>
                {presets.map((preset) => (
                  <Button key={preset.id} variant="neutral" size="small" onClick={() => choose(preset.range)}>
                    {preset.label}
                  </Button>
                ))}
              </Box>
            )}
            <RangeForm value={value} canBeTakenAway={!isRequired} onChoose={choose} />
          </>
        )}
      </Dialog>
    </>
  );
}

interface FormProps {
  value: DayRange | null;
  canBeTakenAway: boolean;
  onChoose: (range: DayRange | null) => void;
}

function RangeForm({ value, canBeTakenAway, onChoose }: FormProps): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [from, setFrom] = useState(value?.from ?? '');
  const [to, setTo] = useState(value?.to ?? '');
  const [isTried, setTried] = useState(false);
  const problem = !from || !to ? t`Indiquez les deux dates.` : from > to ? t`La fin est avant le début.` : undefined;
  const shown = isTried ? problem : undefined;
  const field = (part: string, name: string, day: string, onDay: (day: string) => void): ReactNode => (
    <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
      <Typography component="label" htmlFor={`${id}-${part}`} sx={{ display: 'block', fontWeight: 560, mb: '6px' }}>
        {name}
      </Typography>
      <OutlinedInput
        fullWidth
        id={`${id}-${part}`}
        type="date"
        value={day}
        error={shown !== undefined}
        onChange={({ target }) => onDay(target.value)}
        slotProps={{ input: { 'aria-describedby': shown && `${id}-problem`, max: '9999-12-31' } }}
      />
    </Box>
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) return onChoose({ from, to });
        setTried(true);
        document.getElementById(`${id}-${from ? 'to' : 'from'}`)?.focus();
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 16px' }}>
        {field('from', t`Du`, from, setFrom)}
        {field('to', t`Au`, to, setTo)}
      </Box>
      <FormHelperText error id={`${id}-problem`} role="alert">
        {shown}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px', mt: '16px' }}>
        {value && canBeTakenAway && (
          <Button variant="text" onClick={() => onChoose(null)}>
            <Trans>Toutes les dates</Trans>
          </Button>
        )}
        <Button type="submit" variant="contained">
          <Trans>Appliquer</Trans>
        </Button>
      </Box>
    </Box>
  );
}
