import { Trans, useLingui } from '@lingui/react/macro';
import { useCall, useThrottled } from '@passerelle/shared/client';
import { delays, pageSizes, plainLetters, type Contact, type ContactBody } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

type Typed = Partial<Pick<ContactBody, 'firstName' | 'lastName' | 'email'>>;

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && plainLetters(one ?? '').trim() === plainLetters(other ?? '').trim();

/** The same address, or the same whole name; a family name alone is shared by many. */
const isAlready = (contact: Contact, { firstName, lastName, email }: Typed): boolean =>
  isSame(contact.email, email) || (isSame(contact.lastName, lastName) && isSame(contact.firstName, firstName));

function useFound(search: string): readonly Contact[] {
  const asked = useThrottled(search, delays.lookupThrottle);
  const { data } = useCall('GET /me/contacts', {
    query: { search: asked, limit: pageSizes.contactLookup },
    when: asked !== '',
  });
  return asked === '' ? [] : (data?.items ?? []);
}

/** Somebody who is in the book by now is noticed before they are added twice. What was typed waits meanwhile. */
export function AlreadyThere(): ReactNode {
  const { t } = useLingui();
  const typed: Typed = useFormValues('contact');
  const { firstName, lastName, email } = typed;
  const byName = useFound(firstName && lastName ? `${firstName} ${lastName}` : '');
  const byEmail = useFound(email?.includes('@') ? email : '');
  const found = [...new Map([...byEmail, ...byName].map((contact) => [contact.id, contact])).values()];
  const people = found.filter((contact) => isAlready(contact, typed));
  return (
    // Empty, it takes no room among the fields, and is there for whoever hears what comes.
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
