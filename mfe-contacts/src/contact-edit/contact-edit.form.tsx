import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict, isGone } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';
import { Form, SubmitButton, useEdited } from '@passerelle/shared/forms';
import { useBreakpointUp } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { saveContact } from '../components/contact.mutations';
import { readContact } from '../components/contact.resource';
import { ContactFields } from '../contact-form/contact-fields';

interface Props {
  contact: Contact;
  onSaved: () => void;
}

export function ContactEditForm({ contact, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const { seen, save } = useEdited(contact, (error) => (isConflict(error) ? readContact(contact.id) : null));
  const initialValues = useMemo(() => bodyOf(seen), [seen]);
  return (
    <Form
      schema="contact"
      draft={`contact.edit.${contact.id}`}
      initialValues={initialValues}
      failureText={(error) => {
        if (isConflict(error)) {
          return t`Ce contact a été modifié entre-temps : rien n’a été enregistré. Vos changements sont gardés, le reste montre ce qui est enregistré. Vérifiez, puis enregistrez à nouveau.`;
        }
        return isGone(error)
          ? t`Ce contact a été supprimé entre-temps : rien n’a été enregistré. Ce que vous avez saisi reste ici.`
          : undefined;
      }}
      onSubmit={async (body) => {
        await save((read) => saveContact(read, body));
        onSaved();
      }}
    >
      <ContactFields />
      <div>
        <SubmitButton fullWidth={isPhone}>
          <Trans>Enregistrer les modifications</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Form values of a stored contact. */
const bodyOf = ({ referrer, ...contact }: Contact): Required<ContactBody> => {
  const { id: _id, referred: _r, version: _v, createdAt: _c, updatedAt: _u, ...rest } = contact;
  const { lastExchangeAt: _l, nextExchangeAt: _n, ...noted } = rest;
  return { ...noted, referrer: referrer?.id ?? null };
};
