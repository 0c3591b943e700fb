import { Trans, useLingui } from '@lingui/react/macro';
import PersonRounded from '@mui/icons-material/PersonRounded';
import { ApiError, isTokenRefusal, type TaskToken } from '@passerelle/shared/client';
import type { ActionMeeting, ActionSubject, Appointment } from '@passerelle/shared/contract';
import { Box, fullName } from '@passerelle/shared/ui';
import { StepRefused, stepRefusedTexts } from '@passerelle/shared/ui/data';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import { Recap, WizardForm } from '@passerelle/shared/wizard';
import { type ReactNode, useMemo } from 'react';

import { MeetingFields } from '../action-form/action-fields';
import { createAction } from '../components/action/action.mutations';
import { dateFieldValue } from './address';
import { StartRecap, SubjectRecap } from './recaps';
import { originOf, type Start } from './start';

interface Props {
  subject: ActionSubject;
  contact: PickableContact;
  start: Start;
  /** The day in the address. */
  date: string | null;
  task: TaskToken;
  onPlanned: (action: Appointment) => void;
}

/** The last step: date and place; it creates the action. */
export function WhenStep({ subject, contact, start, date, task, onPlanned }: Props): ReactNode {
  const { t } = useLingui();
  const initialValues = useMemo((): Partial<ActionMeeting> => {
    const asked = dateFieldValue(date);
    return asked === undefined ? {} : { date: asked };
  }, [date]);
  const failureText = (error: unknown): string | undefined => {
    if (task.counts && isTokenRefusal(error)) return t(stepRefusedTexts);
    if (error instanceof ApiError && error.fields['contact']) {
      return t`Cette personne n’est plus dans vos contacts. Choisissez-en une autre à l’étape précédente.`;
    }
    return undefined;
  };
  return (
    <>
      <StartRecap start={start} />
      <SubjectRecap subject={subject} />
      <Recap icon={<PersonRounded />} title={fullName(contact)} step="who">
        {contact.company.name}
      </Recap>
      <Box sx={{ mt: '28px' }}>
        <WizardForm
          schema="actionMeeting"
          draft="networking-action.when"
          initialValues={initialValues}
          action={<Trans>Planifier</Trans>}
          waits
          failureText={failureText}
          onSubmit={async (meeting) => {
            const plan = { ...subject, contact: contact.id, ...meeting, ...originOf(start) };
            onPlanned(await task.send((counting) => createAction({ ...plan, ...counting })));
          }}
        >
          <MeetingFields />
          {task.isRefused && <StepRefused onLeave={task.leave} />}
        </WizardForm>
      </Box>
    </>
  );
}
