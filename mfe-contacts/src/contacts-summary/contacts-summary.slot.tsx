import { Plural, Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { Contact, Paged } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, fullName, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

/** A summary of the contact book for a screen of another remote: the count, the last three, and a link to the list. */
export const ContactsSummarySlot = (): ReactNode => (
  <Section title={<Trans>Contacts</Trans>}>
    <LoadedArea
      state={useLastContacts()}
      failure={<Trans>Vos contacts ne répondent pas</Trans>}
      failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
      skeleton={<SkeletonCard lines={1} />}
    >
      {(contacts) => (
        <Card padding="small">{contacts.totalCount === 0 ? <NoContact /> : <Summary contacts={contacts} />}</Card>
      )}
    </LoadedArea>
  </Section>
);

const NoContact = (): ReactNode => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' }}>
    <Typography variant="body2" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
      <Trans>Votre carnet est encore vide. Notez une première personne à qui parler.</Trans>
    </Typography>
    <Button
      component={RouteLink}
      to={routeTo('contactCreate')}
      state={{ from: routeTo('documents') }}
      variant="outlined"
    >
      <Trans>Ajouter un contact</Trans>
    </Button>
  </Box>
);

/** One line: number of contacts, the latest ones, and a link to all of them. */
function Summary({ contacts: { items, totalCount } }: { contacts: Paged<Contact> }): ReactNode {
  const { list } = useFormats();
  const names = list(items.map(fullName));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="h4">
          <Plural value={totalCount} one="# contact dans votre carnet" other="# contacts dans votre carnet" />
        </Typography>
        <Typography variant="body2" sx={{ mt: '2px', color: 'text.secondary' }}>
          <Trans>Derniers ajouts : {names}</Trans>
        </Typography>
      </Box>
      <Button component={RouteLink} to={routeTo('contacts')} variant="outlined">
        <Trans>Voir tous les contacts</Trans>
      </Button>
    </Box>
  );
}

/** The three contacts added last, and the total count. */
const useLastContacts = () =>
  useCall('GET /me/contacts', { query: { page: 0, pageSize: 3, sort: 'createdAt', order: 'desc' } });
