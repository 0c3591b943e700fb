import { Trans } from '@lingui/react/macro';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Box, Button } from '@passerelle/shared/ui';
import { WizardForm } from '@passerelle/shared/wizard';
import { type ReactNode, useEffect, useRef } from 'react';

import { createContact, NewContactFields } from '../action-form/new-contact';

interface Props {
  onCreated: (contact: Contact) => void;
  /** Returns to the search in the book. */
  onKnown: () => void;
}

/** The form of a new contact, with the few fields that a meeting needs. */
export function NewContactForm({ onCreated, onKnown }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: the first field takes it.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: '8px', mt: '20px' }}>
      {/* Above the fields, so that an error message that appears on blur does not move it under the pointer. */}
      <div>
        <Button
          variant="text"
          startIcon={<PersonSearchRounded />}
          onClick={onKnown}
          sx={{ marginInlineStart: '-12px' }}
        >
          <Trans>Choisir dans vos contacts</Trans>
        </Button>
      </div>
      <WizardForm
        schema="contact"
        draft="networking-action.contact"
        action={<Trans>Créer et continuer</Trans>}
        waits
        onSubmit={async (body) => onCreated(await createContact(body))}
      >
        <NewContactFields />
      </WizardForm>
    </Box>
  );
}
