import { Trans, useLingui } from '@lingui/react/macro';
import { type Appointment, type AppointmentBody, type AppointmentUpdate, canEdit } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { FormSection, useBreakpointUp } from '@passerelle/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';

import { MeetingFields, SubjectFields } from '../action-form/action-fields';
import { ContactField } from '../action-form/contact-field';
import { ActionChanged, changeActionPart } from '../components/action/action.mutations';

interface Props {
  action: Appointment;
  onSaved: () => void;
}

/**
 * What is typed is kept until it is sent. When the action was changed meanwhile, what was not touched here takes on what is
 * there now and what was touched stays: the person looks at it, and sends it again.
 */
export function NetworkingActionEditForm({ action, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  // The action as it was when the form opened: a newer answer must not count as seen by the person.
  const [seen, setSeen] = useState(action);
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
        try {
          await changeActionPart(seen, bodyToSend(body), bodyOf);
        } catch (error) {
          if (error instanceof ActionChanged) setSeen(error.action);
          throw error;
        }
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

/** Of the three, the one that this way of meeting asks for. */
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

/** An action as its form holds it; nobody is chosen once the contact was deleted. */
export const bodyOf = (action: Appointment): Partial<AppointmentBody> => {
  const { title, actionType, contact, date, type } = action;
  return { title, actionType, ...(contact && { contact: contact.id }), date, type, ...placeOf(action) };
};

/** What the form sends: where one would have met by another way is emptied. */
export const bodyToSend = (body: AppointmentBody): AppointmentUpdate => ({
  ...body,
  phone: null,
  address: { street: null },
  url: null,
  ...placeOf(body),
});
