import { Trans, useLingui } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import type { Organization } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import {
  Box,
  Button,
  Card,
  Email,
  fullName,
  Link,
  PersonAvatar,
  Section,
  Tag,
  useToast,
  VisibleToStaff,
} from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { addOwner } from '../organization.mutations';
import { OwnerFields } from '../owner-fields';
import { leadingRoleLabels } from '../setting-labels';

const initialValues = { role: 'owner' } as const;

/** Owners of an organisation, and whether they have signed in yet. */
export function OwnersSection({ organization }: { organization: Organization }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <Section
      title={<Trans>Administrateurs</Trans>}
      action={
        <Button variant="neutral" startIcon={<PersonAddRounded />} onClick={() => setOpen(true)}>
          <Trans>Ajouter un administrateur</Trans>
        </Button>
      }
    >
      <Card sx={{ display: 'grid', gap: '16px' }}>
        <OwnerList organization={organization} />
        <VisibleToStaff>
          <Trans>Visible par les administrateurs de l’organisation.</Trans>
        </VisibleToStaff>
      </Card>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="medium"
        title={<Trans>Ajouter un administrateur</Trans>}
      >
        <Form
          schema="owner"
          initialValues={initialValues}
          onSubmit={async (body) => {
            await addOwner(organization.id, body);
            setOpen(false);
            toast(<Trans>L’invitation est partie</Trans>);
          }}
        >
          <OwnerFields withRole />
          <SubmitButton fullWidth>
            <Trans>Ajouter et envoyer l’invitation</Trans>
          </SubmitButton>
        </Form>
      </Dialog>
    </Section>
  );
}

function OwnerList({ organization: { owners } }: { organization: Organization }): ReactNode {
  const { t } = useLingui();
  if (owners.length === 0) return <Trans>Personne n’administre encore cette organisation.</Trans>;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: '14px', m: 0, p: 0, listStyle: 'none' }}>
      {owners.map((owner) => (
        <Box component="li" key={owner.id} sx={{ display: 'flex', gap: '12px', alignItems: 'flex-start' }}>
          <PersonAvatar id={owner.id} firstName={owner.firstName} lastName={owner.lastName} size={36} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              component={RouteLink}
              to={routeTo('clientUser', { userId: owner.id })}
              color="inherit"
              sx={{ fontWeight: 600 }}
            >
              {fullName(owner)}
            </Link>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Email>{owner.email}</Email>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '6px' }}>
              <Tag tone="brand">{t(leadingRoleLabels[owner.role])}</Tag>
              {!owner.hasSetupAccount && (
                <Tag tone="warning">
                  <Trans>Invitation en attente</Trans>
                </Tag>
              )}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
