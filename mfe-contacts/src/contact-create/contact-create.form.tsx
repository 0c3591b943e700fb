import { Trans, useLingui } from '@lingui/react/macro';
import { isTokenRefusal, type TaskToken } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import { StepRefused, stepRefusedWords } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactFields } from '../contact-form/contact-fields';
import { AlreadyThere } from './already-there';
import { createContact } from './contact-create.resource';

interface Props {
  task: TaskToken;
  onAdded: (contact: Contact) => void;
}

/** What is typed is kept until it is sent. */
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
        <AlreadyThere />
        {task.isRefused && <StepRefused onLeave={task.leave} />}
        <div>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Ajouter le contact</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Box>
  );
}
