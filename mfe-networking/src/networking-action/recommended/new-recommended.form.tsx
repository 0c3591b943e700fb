import { Trans } from '@lingui/react/macro';
import type { Appointment, Contact } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, Button, fullName, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { createContact, NewContactFields } from '../../action-form/new-contact';

interface Props {
  action: Appointment;
  onCreated: (contact: Contact) => void;
  /** Returns to the search in the book. */
  onKnown: () => void;
}

/** Creates a contact, who is stored in the book with the contact of the action as referrer, and adds them. */
export function NewRecommendedForm({ action: { id, contact }, onCreated, onKnown }: Props): ReactNode {
  const initialValues = useMemo(() => (contact ? { referrer: contact.id } : {}), [contact]);
  const name = contact && fullName(contact);
  return (
    <Form
      schema="contact"
      draft={`action.recommended.${id}`}
      initialValues={initialValues}
      onSubmit={async (body) => onCreated(await createContact(body))}
    >
      {name && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Votre carnet retient que cette personne vous a été recommandée par {name}.</Trans>
        </Typography>
      )}
      <NewContactFields />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <SubmitButton>
          <Trans>Créer et ajouter à la liste</Trans>
        </SubmitButton>
        <Button variant="neutral" onClick={onKnown}>
          <Trans>Choisir dans vos contacts</Trans>
        </Button>
      </Box>
    </Form>
  );
}
