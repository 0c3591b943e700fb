import { useLingui } from '@lingui/react/macro';
import { appointmentTypes } from '@passerelle/shared/contract';
import { RadioField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { MeetingPlace } from './meeting-place';
import { meetingWords } from '../action-parts/meeting-words';
import { MomentField } from '../moment-field/moment-field';

/** When one meets, and how: for planning and for editing. */
export function MeetingFields(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <MomentField name="date" label={t`Date et heure`} />
      <RadioField
        name="type"
        label={t`Type de rendez-vous`}
        options={appointmentTypes.map((type) => ({ value: type, label: t(meetingWords[type]) }))}
        cards
      />
      <MeetingPlace />
    </>
  );
}
