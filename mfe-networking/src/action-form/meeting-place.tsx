import { useLingui } from '@lingui/react/macro';
import { limits, type AppointmentType } from '@passerelle/shared/contract';
import { PhoneField, TextField, useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { useEffect, type ReactNode } from 'react';

const fieldOf: Record<AppointmentType, string> = { real: 'address.street', phone: 'phone', video: 'url' };

/** Where one meets: an address, a number or a link, as the way of meeting asks for. */
export function MeetingPlace(): ReactNode {
  const { t } = useLingui();
  const change = useFieldChange();
  const { type } = useFormValues('actionMeeting');
  useEffect(() => {
    // What belongs to another way of meeting is not sent along unseen.
    for (const [way, field] of Object.entries(fieldOf)) if (way !== type) change(field, undefined);
  }, [type, change]);
  switch (type) {
    case undefined:
      return null;
    case 'real':
      return (
        <TextField
          name={fieldOf.real}
          label={t`Adresse du rendez-vous`}
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
