import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { useFrom } from '@passerelle/shared/ui';
import { useMemo, useState, type ReactNode } from 'react';

import { ContactFields } from '../contact-form/contact-fields';
import { bodyOf } from './body-of';
import { isConflict, isGone, readContact, saveContact } from './contact-edit.resource';

interface Props {
  contact: Contact;
  onSaved: () => void;
}

/**
 * What is typed is kept until it is sent. When the contact was changed meanwhile, what was not touched here takes on what is
 * there now and what was touched stays: the person looks at it, and sends it again.
 */
export function ContactEditForm({ contact, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useFrom('md');
  // What the person began with: an answer that comes meanwhile must not pass for something that they have seen.
  const [seen, setSeen] = useState(contact);
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
        try {
          await saveContact(seen, body);
        } catch (error) {
          if (isConflict(error)) setSeen(await readContact(contact.id));
          throw error;
        }
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
