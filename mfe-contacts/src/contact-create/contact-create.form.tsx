import { Trans, useLingui } from '@lingui/react/macro';
import { isTokenRefusal, type TaskToken, useCall, useThrottled } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';
import { delays, pageSizes } from '@passerelle/shared/contract/limits';
import { plainLetters } from '@passerelle/shared/contract/rules/common/search';
import { Form, SubmitButton, useFormValues } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { Box, useBreakpointUp, fullName, Link, Notice } from '@passerelle/shared/ui';
import { StepRefused, stepRefusedTexts } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { createContact } from '../components/contact.mutations';
import { ContactFields } from '../contact-form/contact-fields';

type Typed = Partial<Pick<ContactBody, 'firstName' | 'lastName' | 'email'>>;

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && plainLetters(one ?? '').trim() === plainLetters(other ?? '').trim();

/** The same e-mail or the same full name; a family name alone is too common. */
const isDuplicate = (contact: Contact, { firstName, lastName, email }: Typed): boolean =>
  isSame(contact.email, email) || (isSame(contact.lastName, lastName) && isSame(contact.firstName, firstName));

function useFound(search: string): readonly Contact[] {
  const throttled = useThrottled(search, delays.lookupThrottleMs);
  const { data } = useCall('GET /me/contacts', {
    query: { search: throttled, limit: pageSizes.contactLookup },
    when: throttled !== '',
  });
  return throttled === '' ? [] : (data?.items ?? []);
}

/** Names contacts of the book that the new one may duplicate. The form stays as it is. */
function PossibleDuplicates(): ReactNode {
  const { t } = useLingui();
  const typed: Typed = useFormValues('contact');
  const { firstName, lastName, email } = typed;
  const byName = useFound(firstName && lastName ? `${firstName} ${lastName}` : '');
  const byEmail = useFound(email?.includes('@') ? email : '');
  const found = [...new Map([...byEmail, ...byName].map((contact) => [contact.id, contact])).values()];
  const people = found.filter((contact) => isDuplicate(contact, typed));
  return (
    // The live region exists before it has content, so that screen readers announce it; empty, it takes no space.
    <Box component="output" aria-label={t`Doublons`} sx={{ display: 'block', '&:empty': { position: 'absolute' } }}>
      {people.length > 0 && (
        <Notice tone="info" title={<Trans>Peut-être déjà dans vos contacts</Trans>}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {people.map((contact) => (
              <li key={contact.id}>
                <Link
                  component={RouteLink}
                  to={routeTo('contact', { contactId: contact.id })}
                  sx={{ display: 'inline-block', py: '10px' }}
                >
                  {fullName(contact)}
                </Link>
                {contact.company.name && ` · ${contact.company.name}`}
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </Box>
  );
}

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
        failureText={(error) => (task.counts && isTokenRefusal(error) ? t(stepRefusedTexts) : undefined)}
        onSubmit={async (body) => {
          onAdded(await task.send((counting) => createContact({ ...body, ...counting })));
        }}
      >
        <ContactFields isNew />
        {task.isRefused && <StepRefused onLeave={task.leave} />}
        <div>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Ajouter le contact</Trans>
          </SubmitButton>
        </div>
        {/* Placed under the button, so that matches found while typing do not move the button. */}
        <PossibleDuplicates />
      </Form>
    </Box>
  );
}
