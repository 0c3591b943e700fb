import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, isTokenRefusal, type TaskToken } from '@passerelle/shared/client';
import type { ActionMeeting, Appointment, AppointmentBody, AppointmentCreation } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { StepRefused, stepRefusedWords } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { MeetingFields } from '../../action-form/meeting-fields';
import { JourneyFoot } from '../journey/journey-foot';
import { createAction } from '../networking-action-create.resource';

interface Props {
  /** What the steps before have settled. */
  plan: Pick<AppointmentBody, 'title' | 'actionType' | 'contact'>;
  /** What it follows, and what it belongs to. */
  origin: Pick<AppointmentCreation, 'parent' | 'firstAppointment' | 'jobOffer' | 'context'>;
  /** When, where the address has said so. */
  initialValues: Partial<ActionMeeting>;
  task: TaskToken;
  onPlanned: (action: Appointment) => void;
}

export function MeetingForm({ plan, origin, initialValues, task, onPlanned }: Props): ReactNode {
  const { t } = useLingui();
  const failureText = (error: unknown): string | undefined => {
    if (task.counts && isTokenRefusal(error)) return t(stepRefusedWords);
    if (error instanceof ApiError && error.fields['contact']) {
      return t`Cette personne n’est plus dans vos contacts. Choisissez-en une autre à l’étape précédente.`;
    }
    return undefined;
  };
  return (
    <Box sx={{ mt: '28px' }}>
      <Form
        schema="actionMeeting"
        draft="networking-action.when"
        initialValues={initialValues}
        failureText={failureText}
        onSubmit={async (meeting) => {
          onPlanned(await task.send((counting) => createAction({ ...plan, ...meeting, ...origin, ...counting })));
        }}
      >
        <MeetingFields />
        {task.isRefused && <StepRefused onLeave={task.leave} />}
        <JourneyFoot previous="who">
          <SubmitButton waits>
            <Trans>Planifier</Trans>
          </SubmitButton>
        </JourneyFoot>
      </Form>
    </Box>
  );
}
