import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useContact } from './contact.resource';

interface Props {
  contactId: string;
  /** For a form, which must not start from a cached answer. */
  fresh?: boolean;
  children: (contact: Contact) => ReactNode;
}

/** Loads the contact of a screen: skeleton, « not found » and failure in its place. */
export const ContactEntity = ({ contactId, fresh, children }: Props): ReactNode => (
  <EntityScreen
    state={useContact(contactId)}
    fresh={fresh}
    skeleton={<ContactSkeleton />}
    notFound={<ContactNotFound />}
    failure={<Trans>Ce contact ne répond pas</Trans>}
    failureText={<Trans>Rien n’est perdu : votre carnet est enregistré. Le reste fonctionne.</Trans>}
  >
    {children}
  </EntityScreen>
);

const ContactNotFound = (): ReactNode => (
  <NotThere
    title={<Trans>Ce contact n’est pas dans votre carnet</Trans>}
    to={routeTo('contacts')}
    linkLabel={<Trans>Voir tous les contacts</Trans>}
  >
    <Trans>Il a peut-être été supprimé.</Trans>
  </NotThere>
);

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A header with an avatar above rows of facts. */
const ContactSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '18px', mb: '28px' }}>
      <Skeleton variant="circular" width={64} height={64} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1, display: 'grid', gap: '10px' }}>
        <Skeleton variant="rounded" height={32} sx={{ width: 'min(320px, 80%)' }} />
        <Skeleton variant="rounded" height={16} sx={{ width: 'min(220px, 60%)' }} />
      </Box>
    </Box>
    <Card sx={{ display: 'grid', gap: '22px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={16} width="70%" />
      ))}
    </Card>
  </>
);
