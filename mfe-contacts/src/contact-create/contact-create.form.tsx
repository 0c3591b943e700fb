import { Trans, useLingui } from '@lingui/react/macro';
import { isTokenRefusal, type TaskToken } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import { StepRefused, stepRefusedWords } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { createContact } from '../components/contact.resource';
import { ContactFields } from '../contact-form/contact-fields';
import { PossibleDuplicates } from './possible-duplicates';

interface Props {
  task: TaskToken;
  onAdded: (contact: Contact) => void;
}

/** The form of a new contact, with a draft until it is sent. */
export function ContactCreateForm({ task, onAdded }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  return (
    <Box sx={{ maxWidth: 780 }}>
      <Form
        schema="contact"
        draft="contact.create"
        failureText={(error) => (task.counts && isTokenRefusal(error) ? t(stepRefusedWords) : undefined)}
        onSubmit={async (body) => {
          onAdded(await task.send((counting) => createContact({ ...body, ...counting })));
        }}
      >
        <ContactFields />
        {task.isRefused && <StepRefused onLeave={task.leave} />}
        <div>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Ajouter le contact</Trans>
          </SubmitButton>
        </div>
        {/* Under the button: what is found while somebody types must not move what they are about to press. */}
        <PossibleDuplicates />
      </Form>
    </Box>
  );
}
