import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Link as RouteLink, useNavigate } from 'react-router-dom';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import {
  Box,
  Button,
  Card,
  DelayedSkeleton,
  fullName,
  PageHeader,
  PersonAvatar,
  Section,
  Skeleton,
  SkeletonCard,
} from '@passerelle/shared/ui';
import { BackToList, DeleteButton, JobLine } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactEntity } from '../components/contact-entity';
import { Exchanges } from '../components/contact-exchanges';
import { ContactLines } from '../components/contact-lines';
import { ContactTags } from '../components/contact-tags';
import { useContactDeletion } from '../components/use-contact-deletion';
import { ContactInfo } from './contact-info';
import { MissingDetails } from './missing-details';

interface ContactToolsProps {
  contact: Contact;
  from: string | undefined;
  onDelete: () => void;
}

/** The actions of the contact page; planning an action returns to this page. */
function ContactTools({ contact: { id }, from, onDelete }: ContactToolsProps): ReactNode {
  const contactPage = routeTo('contact', { contactId: id });
  return (
    <>
      <Button
        component={RouteLink}
        to={routeTo('networkingActionCreate', {}, { query: { contactId: id } })}
        state={{ from: contactPage }}
        variant="contained"
        startIcon={<AddRounded />}
        sx={{ width: { xs: '100%', md: 'auto' } }}
      >
        <Trans>Planifier une action</Trans>
      </Button>
      <Button
        component={RouteLink}
        to={routeTo('contactEdit', { contactId: id })}
        state={{ from }}
        variant="neutral"
        startIcon={<EditRounded />}
      >
        <Trans>Modifier</Trans>
      </Button>
      <DeleteButton onClick={onDelete} />
    </>
  );
}

/** The screen of one contact: details, and networking actions with them. */
export function ContactScreen(): ReactNode {
  const { contactId } = useRouteParams('contact');
  const { from } = useLocationState({ from: isText });
  return (
    <>
      <BackToList list={routeTo('contacts')} label={<Trans>Retour aux contacts</Trans>} />
      <ContactEntity contactId={contactId}>
        {(contact) => <ContactContent key={contact.id} contact={contact} from={from} />}
      </ContactEntity>
    </>
  );
}

/** On a wide screen the actions stand beside; on a phone before the details, which are looked up less often. */
const columns = {
  display: 'grid',
  gap: { xs: '28px', md: '36px', xl: '36px 32px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 392px' },
  gridTemplateRows: { xl: 'auto 1fr' },
  gridTemplateAreas: { xs: '"reach" "actions" "details"', xl: '"reach actions" "details actions"' },
} as const;

interface Props {
  contact: Contact;
  /** The address to return to. */
  from: string | undefined;
}

function ContactContent({ contact, from }: Props): ReactNode {
  const navigate = useNavigate();
  const { ask, dialog } = useContactDeletion(() => void navigate(from ?? routeTo('contacts'), { replace: true }));
  return (
    <>
      <PageHeader
        picture={<PersonAvatar {...contact} size={64} />}
        title={
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {fullName(contact)}
          </Box>
        }
        actions={<ContactTools contact={contact} from={from} onDelete={() => ask(contact)} />}
      >
        <JobLine of={contact} />
      </PageHeader>
      <Box sx={columns}>
        <Box sx={{ gridArea: 'reach' }}>
          <Section title={<Trans>Joindre et suivre</Trans>}>
            <Card sx={{ display: 'grid', gap: '14px' }}>
              <ContactTags contact={contact} />
              <ContactLines contact={contact} underlined />
              <Exchanges contact={contact} />
            </Card>
          </Section>
        </Box>
        <Box sx={{ gridArea: 'actions', minWidth: 0 }}>
          <ContactActions contactId={contact.id} />
        </Box>
        <Box sx={{ gridArea: 'details' }}>
          <Section title={<Trans>Sa fiche</Trans>}>
            <Card sx={{ display: 'grid', gap: '18px' }}>
              <ContactInfo contact={contact} />
              <MissingDetails contact={contact} from={from} />
            </Card>
          </Section>
        </Box>
      </Box>
      {dialog}
    </>
  );
}

/** Networking actions with the contact, from mfe-networking; nothing where that remote is missing. */
const ContactActions = ({ contactId }: { contactId: string }): ReactNode => (
  <Slot
    name="networking.contact-actions"
    contactId={contactId}
    loading={
      <DelayedSkeleton>
        <Skeleton variant="rounded" width={220} height={28} sx={{ mb: '16px' }} />
        <SkeletonCard lines={2} />
      </DelayedSkeleton>
    }
  />
);
