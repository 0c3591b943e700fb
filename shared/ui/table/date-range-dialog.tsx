import { Trans, useLingui } from '@lingui/react/macro';
import type { DayRange } from '@passerelle/shared/routes';
import { useId, useState, type ReactNode } from 'react';
import { Box, Button } from '@passerelle/shared/ui';
import { Field, FieldFault, FieldLabel, TextInput } from '@passerelle/shared/ui/fields';

import { Dialog } from '../data/dialogs/dialog';

export interface DateRangeDialogProps {
  title: string;
  isOpen: boolean;
  value: DayRange | null;
  canBeTakenAway: boolean;
  onChoose: (range: DayRange | null) => void;
  onClose: () => void;
}

interface WithPresets extends DateRangeDialogProps {
  /** Ranges that are one press away. */
  presets?: readonly { id: string; label: ReactNode; range: DayRange }[];
}

/** The usual ranges, and two fields for any other: fetched with the first press. */
export function DateRangeDialog(props: WithPresets): ReactNode {
  const { title, isOpen, value, presets = [], canBeTakenAway, onChoose, onClose } = props;
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOpen && (
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

type FormProps = Pick<DateRangeDialogProps, 'value' | 'canBeTakenAway' | 'onChoose'>;

function RangeForm({ value, canBeTakenAway, onChoose }: FormProps): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [from, setFrom] = useState(value?.from ?? '');
  const [to, setTo] = useState(value?.to ?? '');
  const [isTried, setTried] = useState(false);
  const problem = !from || !to ? t`Indiquez les deux dates.` : from > to ? t`La fin est avant le début.` : undefined;
  const shown = isTried ? problem : undefined;
  const field = (part: string, name: string, day: string, onDay: (day: string) => void): ReactNode => (
    <Field sx={{ flex: '1 1 140px' }}>
      <FieldLabel htmlFor={`${id}-${part}`}>{name}</FieldLabel>
      <TextInput
        id={`${id}-${part}`}
        type="date"
        value={day}
        max="9999-12-31"
        onChange={({ target }) => onDay(target.value)}
        {...(shown !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      />
    </Field>
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
