import { Trans, useLingui } from '@lingui/react/macro';
import { personStorage, useCall } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, fullName, Link, PersonAvatar, Section } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { LastExchange, PlanAction } from '../components/contact-exchanges';

const DISMISSED = 'contacts.quiet-dismissed';

/** A few contacts without a recent exchange. An optional suggestion: nothing is shown when the call fails. */
export function QuietContacts(): ReactNode {
  const { t } = useLingui();
  const [isDismissed, setDismissed] = useState(() => personStorage.read(DISMISSED) === true);
  const { data } = useCall('GET /me/contacts/quiet', { when: !isDismissed });
  if (isDismissed || !data || data.items.length === 0) return null;
  const dismiss = (): void => {
    personStorage.write(DISMISSED, true);
    setDismissed(true);
  };
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
          {data.items.map((contact) => (
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
