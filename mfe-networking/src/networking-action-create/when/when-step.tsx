import { Trans } from '@lingui/react/macro';
import PersonRounded from '@mui/icons-material/PersonRounded';
import type { TaskToken } from '@passerelle/shared/client';
import type { ActionMeeting, ActionSubject, Appointment } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import type { ReactNode } from 'react';

import { JourneyFrame } from '../journey/journey-frame';
import { Recap } from '../journey/recap';
import { SubjectRecap } from '../journey/subject-recap';
import { StartRecap } from '../journey/start-recap';
import { originOf, type Start } from '../start';
import { MeetingForm } from './meeting.form';

interface Props {
  subject: ActionSubject;
  contact: PickableContact;
  start: Start;
  initialValues: Partial<ActionMeeting>;
  task: TaskToken;
  onPlanned: (action: Appointment) => void;
}

/** When one meets, and how. */
export function WhenStep({ subject, contact, start, initialValues, task, onPlanned }: Props): ReactNode {
  return (
    <JourneyFrame step="when" title={<Trans>Quand avez-vous rendez-vous ?</Trans>}>
      <StartRecap start={start} />
      <SubjectRecap subject={subject} />
      <Recap icon={<PersonRounded />} title={fullName(contact)} step="who">
        {contact.company.name}
      </Recap>
      <MeetingForm
        plan={{ ...subject, contact: contact.id }}
        origin={originOf(start)}
        initialValues={initialValues}
        task={task}
        onPlanned={onPlanned}
      />
    </JourneyFrame>
  );
}
