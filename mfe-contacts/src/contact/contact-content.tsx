import type { Contact } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { Box, Card, fullName, PageHeader, PersonAvatar } from '@passerelle/shared/ui';
import { JobLine } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactLines } from '../contact-parts/contact-lines';
import { ContactTags } from '../contact-parts/contact-tags';
import { LastExchange } from '../contact-parts/last-exchange';
import { useContactDeletion } from '../contact-parts/use-contact-deletion';
import { ContactActions } from './contact-actions';
import { ContactInfo } from './contact-info';
import { ContactTools } from './contact-tools';

interface Props {
  contact: Contact;
  /** Where the person came from. */
  from: string | undefined;
}

export function ContactContent({ contact, from }: Props): ReactNode {
  const go = useGo();
  const { ask, dialog } = useContactDeletion(() => go(from ?? routeTo('contacts'), { replace: true }));
  return (
    <>
      <PageHeader
        picture={<PersonAvatar {...contact} size={64} />}
        title={fullName(contact)}
        actions={<ContactTools contact={contact} from={from} onDelete={() => ask(contact)} />}
      >
        <JobLine of={contact} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: { xs: '28px', md: '36px' } }}>
        <Card sx={{ display: 'grid', gap: '18px' }}>
          <ContactTags contact={contact} />
          <ContactLines contact={contact} />
          <LastExchange contact={contact} />
          <ContactInfo contact={contact} />
        </Card>
        <ContactActions contactId={contact.id} />
      </Box>
      {dialog}
    </>
  );
}
