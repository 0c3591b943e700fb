import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Typography } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { useMemo, type ReactNode } from 'react';

import { BookableTimeField } from '../../action-form/bookable-time-field';

interface Props {
  open: boolean;
  appointment: Appointment;
  onClose: () => void;
  onMove: (appointment: Appointment, date: string) => void;
}

/** Moves an appointment by keyboard or touch, as dragging does by mouse. */
export function MoveDialog({ open, appointment, onClose, onMove }: Props): ReactNode {
  const { t } = useLingui();
  const { date, title, type } = appointment;
  // The schema `actionMeeting` requires a type, which is not sent.
  const initialValues = useMemo(() => ({ date, type }), [date, type]);
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Déplacer le rendez‑vous</Trans>} size="medium">
      <Typography sx={{ mb: '16px', color: 'text.secondary', overflowWrap: 'anywhere' }}>{title}</Typography>
      <Form
        schema="actionMeeting"
        intro={false}
        initialValues={initialValues}
        onSubmit={async (meeting) => {
          onMove(appointment, meeting.date);
          onClose();
        }}
      >
        <BookableTimeField name="date" label={t`Nouvelle date`} />
        <FormDialogButtons onCancel={onClose}>
          <SubmitButton>
            <Trans>Déplacer</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </Dialog>
  );
}
