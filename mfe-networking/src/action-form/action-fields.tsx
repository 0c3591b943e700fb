import { useLingui } from '@lingui/react/macro';
import type { AppointmentType } from '@passerelle/shared/contract';
import { actionTypes, appointmentTypes } from '@passerelle/shared/contract/enums/networking';
import { limits } from '@passerelle/shared/contract/limits';
import { PhoneField, RadioField, TextField, useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { type ReactNode, useEffect } from 'react';

import { actionTypeHints, ActionTypeIcon, actionTypeLabels } from '../components/action/action-type';
import { MeetingTypeIcon, meetingTypeLabels } from '../components/action/meeting';
import { BookableTimeField } from './bookable-time-field';

/** The type and the subject of an action, for planning and for editing. */
export function SubjectFields(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <RadioField
        name="actionType"
        label={t`Type d’action`}
        options={actionTypes.map((type) => ({
          value: type,
          label: t(actionTypeLabels[type]),
          hint: t(actionTypeHints[type]),
          icon: <ActionTypeIcon type={type} />,
        }))}
        cards
      />
      <TextField
        name="title"
        label={t`Titre`}
        help={t`Quelques mots pour la retrouver : « Comprendre le métier de cheffe de projet »`}
        autoComplete="off"
        maxLength={limits.titleLength}
      />
    </>
  );
}

/** The date and the place of an action, for planning and for editing. */
export function MeetingFields(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <BookableTimeField name="date" label={t`Date et heure`} />
      <RadioField
        name="type"
        label={t`Type de rendez‑vous`}
        options={appointmentTypes.map((type) => ({
          value: type,
          label: t(meetingTypeLabels[type]),
          icon: <MeetingTypeIcon type={type} />,
        }))}
        cards
      />
      <MeetingPlace />
    </>
  );
}

const fieldOf: Record<AppointmentType, string> = { real: 'address.street', phone: 'phone', video: 'url' };

/** The place for the type of meeting: an address, a number or a link. */
export function MeetingPlace(): ReactNode {
  const { t } = useLingui();
  const change = useFieldChange();
  const { type } = useFormValues('actionMeeting');
  useEffect(() => {
    // A hidden field of another type must not be sent.
    for (const [other, field] of Object.entries(fieldOf)) if (other !== type) change(field, undefined);
  }, [type, change]);
  switch (type) {
    case undefined:
      return null;
    case 'real':
      return (
        <TextField
          name={fieldOf.real}
          label={t`Adresse du rendez‑vous`}
          autoComplete="off"
          maxLength={limits.titleLength}
          optional
        />
      );
    case 'phone':
      return <PhoneField name={fieldOf.phone} label={t`Numéro à appeler`} optional />;
    case 'video':
      return (
        <TextField
          name={fieldOf.video}
          type="url"
          label={t`Lien de la visio`}
          autoComplete="off"
          maxLength={limits.urlLength}
          words={{ format: t`Le lien commence par http:// ou https://` }}
          optional
        />
      );
  }
}
