import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Button, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { useId, type ReactNode } from 'react';

import type { Day } from '../../days/day';
import { useCalendar } from '../components/calendar-context';
import { AgendaList } from './agenda-days';

interface Props {
  open: boolean;
  day: Day;
  appointments: readonly Appointment[];
  onClose: () => void;
}

/** All appointments of a day, which a cell may have no room for, and a button to plan another. */
export function DayDialog({ open, day, appointments, onClose }: Props): ReactNode {
  const id = useId();
  const { weekdayDate } = useFormats().withJalali;
  const { create } = useCalendar();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={
        <Typography
          id={id}
          component="span"
          sx={{ font: 'inherit', display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {weekdayDate(day)}
        </Typography>
      }
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => create(day)}>
          <Trans>Planifier ce jour-là</Trans>
        </Button>
      }
    >
      {appointments.length > 0 ? (
        <AgendaList labelId={id} appointments={appointments} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Aucun rendez‑vous ce jour-là.</Trans>
        </Typography>
      )}
    </Dialog>
  );
}
