import { Trans, useLingui } from '@lingui/react/macro';
import { personStorage, useCall } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, fullName, Link, PersonAvatar, Section } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { LastExchange, PlanAction } from '../components/contact-exchanges';

const DISMISSED = 'contacts.quiet-dismissed';

interface Quiet {
  contacts: readonly Contact[];
  /** True while the call is pending. */
  isAwaited: boolean;
  dismiss: () => void;
}

/** Contacts without a recent exchange, where they are wanted. An optional suggestion: none when the call fails. */
export function useQuietContacts(isWanted: boolean): Quiet {
  const [isDismissed, setDismissed] = useState(() => personStorage.read(DISMISSED) === true);
  const isAsked = isWanted && !isDismissed;
  const { data, isLoading } = useCall('GET /me/contacts/quiet', { when: isAsked });
  return {
    contacts: isAsked ? (data?.items ?? []) : [],
    isAwaited: isAsked && data === undefined && isLoading,
    dismiss: () => {
      personStorage.write(DISMISSED, true);
      setDismissed(true);
    },
  };
}

/** A few contacts to hear from again, above the list. */
export function QuietContacts({ contacts, dismiss }: Pick<Quiet, 'contacts' | 'dismiss'>): ReactNode {
  const { t } = useLingui();
  if (contacts.length === 0) return null;
  return (
    <Section
      title={<Trans>À recontacter</Trans>}
      sx={{ mb: { xs: '28px', md: '36px' } }}
      action={
        <Button variant="text" onClick={dismiss}>
          <Trans>Plus tard</Trans>
        </Button>
      }
    >
      <Card padding="small">
        <Box
          component="ul"
          aria-label={t`Contacts sans échange depuis deux mois`}
          sx={{ display: 'grid', gap: '16px', m: 0, p: 0, listStyle: 'none' }}
        >
          {contacts.map((contact) => (
            <QuietContact key={contact.id} contact={contact} />
          ))}
        </Box>
      </Card>
    </Section>
  );
}

const QuietContact = ({ contact }: { contact: Contact }): ReactNode => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
    <PersonAvatar {...contact} size={42} />
    <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link
        component={RouteLink}
        to={routeTo('contact', { contactId: contact.id })}
        color="inherit"
        underline="hover"
        // The height of its line in the layout, but 44 px as a touch target.
        sx={{ display: 'inline-block', paddingBlock: '10px', marginBlock: '-10px', fontWeight: 600 }}
      >
        {fullName(contact)}
      </Link>
      <LastExchange contact={contact} />
    </Box>
    <PlanAction contact={contact} />
  </Box>
);
