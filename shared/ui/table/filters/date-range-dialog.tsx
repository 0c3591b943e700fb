import { Trans, useLingui } from '@lingui/react/macro';
import type { DayRange } from '@passerelle/shared/url-state';
import { useId, useState, type ReactNode } from 'react';
import { Box, Button } from '@passerelle/shared/ui';
import { DayPicker, INVALID_ENTRY } from '@passerelle/shared/ui/dates';
import { FieldFault, FormControl, InputLabel } from '@passerelle/shared/ui/inputs';

import { Dialog } from '../../data/feedback/dialog';

export interface DateRangeDialogProps {
  title: string;
  open: boolean;
  value: DayRange | null;
  canBeTakenAway: boolean;
  onChoose: (range: DayRange | null) => void;
  onClose: () => void;
}

interface WithPresets extends DateRangeDialogProps {
  /** Ranges that are one press away. */
  presets?: readonly { id: string; label: ReactNode; range: DayRange }[];
}

/** The usual ranges, and two fields for any other. */
export function DateRangeDialog(props: WithPresets): ReactNode {
  const { title, open, value, presets = [], canBeTakenAway, onChoose, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && (
        <>
          {presets.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mb: '16px' }}>
              {presets.map((preset) => (
                <Button key={preset.id} variant="neutral" size="small" onClick={() => onChoose(preset.range)}>
                  {preset.label}
                </Button>
              ))}
            </Box>
          )}
          <RangeForm value={value} canBeTakenAway={canBeTakenAway} onChoose={onChoose} />
        </>
      )}
    </Dialog>
  );
}

const isDay = (text: string): boolean => text !== '' && text !== INVALID_ENTRY;

function problemOf(from: string, to: string): 'missing' | 'invalid' | 'order' | undefined {
  if ([from, to].includes(INVALID_ENTRY)) return 'invalid';
  if (!from || !to) return 'missing';
  return from > to ? 'order' : undefined;
}

type FormProps = Pick<DateRangeDialogProps, 'value' | 'canBeTakenAway' | 'onChoose'>;

function RangeForm({ value, canBeTakenAway, onChoose }: FormProps): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [from, setFrom] = useState(value?.from ?? '');
  const [to, setTo] = useState(value?.to ?? '');
  const [isTried, setTried] = useState(false);
  const problem = problemOf(from, to);
  const problems = {
    missing: t`Indiquez les deux dates.`,
    invalid: t`Veuillez entrer une date valide`,
    order: t`La fin est avant le début.`,
  };
  const shown = isTried && problem ? problems[problem] : undefined;
  const field = (part: string, name: string, day: string, onDay: (day: string) => void): ReactNode => (
    <FormControl sx={{ flex: '1 1 140px' }}>
      <InputLabel id={`${id}-${part}-label`} htmlFor={`${id}-${part}`}>
        {name}
      </InputLabel>
      <DayPicker
        id={`${id}-${part}`}
        labelId={`${id}-${part}-label`}
        value={day}
        onChange={onDay}
        aria={shown === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }}
      />
    </FormControl>
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) return onChoose({ from, to });
        setTried(true);
        document.getElementById(`${id}-${isDay(from) ? 'to' : 'from'}`)?.focus();
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 16px' }}>
        {field('from', t`Du`, from, setFrom)}
        {field('to', t`Au`, to, setTo)}
      </Box>
      <FieldFault id={`${id}-problem`} fault={shown} isAnnounced />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px', mt: '16px' }}>
        {value && canBeTakenAway && (
          <Button variant="text" onClick={() => onChoose(null)}>
            <Trans>Toutes les dates</Trans>
          </Button>
        )}
        <Button type="submit" variant="contained" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
          <Trans>Appliquer</Trans>
        </Button>
      </Box>
    </Box>
  );
}
