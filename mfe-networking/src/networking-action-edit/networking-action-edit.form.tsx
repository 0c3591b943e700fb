import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, AppointmentBody, AppointmentUpdate } from '@passerelle/shared/contract';
import { canEdit } from '@passerelle/shared/contract/rules/network/appointments';
import { Form, SubmitButton, useEdited } from '@passerelle/shared/forms';
import { FormSection, useBreakpointUp } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { MeetingFields, SubjectFields } from '../action-form/action-fields';
import { ContactField } from '../action-form/contact-field';
import { ActionChanged, changeActionPart, newestAction } from '../components/action/action.mutations';

interface Props {
  action: Appointment;
  onSaved: () => void;
}

/** Changes a planned action; typed values are stored as a draft until submit. */
export function NetworkingActionEditForm({ action, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const { seen, save } = useEdited(action, newestAction);
  const initialValues = useMemo(() => bodyOf(seen), [seen]);
  const failureText = (error: unknown): string | undefined => {
    if (!(error instanceof ActionChanged)) return undefined;
    return canEdit(error.action)
      ? t`Cette action a été modifiée entre-temps : rien n’a été enregistré. Vos changements sont gardés, le reste montre ce qui est enregistré. Vérifiez, puis enregistrez à nouveau.`
      : t`Cette action a été validée ou annulée entre-temps : elle ne se modifie plus, rien n’a été enregistré.`;
  };
  return (
    <Form
      schema="appointment"
      draft={`action.edit.${action.id}`}
      initialValues={initialValues}
      failureText={failureText}
      onSubmit={async (body) => {
        await save((read) => changeActionPart(read, bodyToSend(body), bodyOf));
        onSaved();
      }}
    >
      <FormSection title={<Trans>De quoi s’agit-il ?</Trans>}>
        <SubjectFields />
      </FormSection>
      <FormSection title={<Trans>Avec qui ?</Trans>}>
        <ContactField current={seen.contact} />
      </FormSection>
      <FormSection title={<Trans>Quand et comment ?</Trans>}>
        <MeetingFields />
      </FormSection>
      <div>
        <SubmitButton fullWidth={isPhone}>
          <Trans>Enregistrer les modifications</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

type Place = Pick<AppointmentBody, 'phone' | 'address' | 'url'>;

/** The one of the three that belongs to the type of meeting. */
function placeOf({ type, phone, address, url }: Place & Pick<AppointmentBody, 'type'>): Place {
  switch (type) {
    case 'real':
      return { address: { street: address?.street ?? null } };
    case 'phone':
      return { phone: phone ?? null };
    case 'video':
      return { url: url ?? null };
  }
}

/** The values of the form for a stored action; no contact is chosen if theirs was deleted. */
export const bodyOf = (action: Appointment): Partial<AppointmentBody> => {
  const { title, actionType, contact, date, type } = action;
  return { title, actionType, ...(contact && { contact: contact.id }), date, type, ...placeOf(action) };
};

/** Request body of the form: it empties the places that belong to other types of meeting. */
export const bodyToSend = (body: AppointmentBody): AppointmentUpdate => ({
  ...body,
  phone: null,
  address: { street: null },
  url: null,
  ...placeOf(body),
});
