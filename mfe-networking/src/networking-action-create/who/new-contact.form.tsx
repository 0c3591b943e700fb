import { Trans } from '@lingui/react/macro';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, Button } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { NewContactFields } from '../../action-form/new-contact-fields';
import { createContact } from '../../action-form/new-contact.resource';
import { JourneyFoot } from '../journey/journey-foot';

interface Props {
  onCreated: (contact: Contact) => void;
  /** Back to the book. */
  onKnown: () => void;
}

/** Somebody new: enough to meet them, the rest is for the book. */
export function NewContactForm({ onCreated, onKnown }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed has made room for the form.
  useEffect(() => box.current?.querySelector('select')?.focus(), []);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: '8px', mt: '20px' }}>
      {/* Above the fields: what they say on being left must not move it from under the pointer. */}
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
      <Form
        schema="contact"
        draft="networking-action.contact"
        onSubmit={async (body) => onCreated(await createContact(body))}
      >
        <NewContactFields />
        <JourneyFoot previous="what">
          <SubmitButton waits>
            <Trans>Créer et continuer</Trans>
          </SubmitButton>
        </JourneyFoot>
      </Form>
    </Box>
  );
}
