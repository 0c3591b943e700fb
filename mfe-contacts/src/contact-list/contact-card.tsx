import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { Contact } from '@passerelle/shared/contract';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Box, fullName, Link, PersonAvatar, Typography } from '@passerelle/shared/ui';
import { GridCard, JobLine, RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactLines } from '../contact-parts/contact-lines';
import { ContactTags } from '../contact-parts/contact-tags';
import { LastExchange } from '../contact-parts/last-exchange';
import { PlanWith } from '../contact-parts/plan-with';

interface Props {
  contact: Contact;
  onDelete: (contact: Contact) => void;
}

/** Who it is, what they are to the person, and how to reach them. */
export function ContactCard({ contact, onDelete }: Props): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const name = fullName(contact);
  const params = { contactId: contact.id };
  // Back to the list as it was: its filter, what was looked for, its page.
  const state = { from: `${pathname}${search}` };
  return (
    <GridCard footer={<PlanWith contact={contact} />}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
        <PersonAvatar {...contact} size={46} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h4">
            <Link
              component={RouteLink}
              to={routeTo('contact', params)}
              state={state}
              color="inherit"
              underline="hover"
              // In the place of its line, and 44 px high for a finger.
              sx={{ display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' }}
            >
              {name}
            </Link>
          </Typography>
          <JobLine of={contact} />
        </Box>
        <Box sx={{ marginBlockStart: '-8px', marginInlineEnd: '-10px' }}>
          <RowMenu
            label={t`Actions pour ${name}`}
            actions={[
              {
                id: 'see',
                label: <Trans>Voir</Trans>,
                icon: <VisibilityRounded />,
                to: routeTo('contact', params),
                state,
              },
              {
                id: 'edit',
                label: <Trans>Modifier</Trans>,
                icon: <EditRounded />,
                to: routeTo('contactEdit', params),
                state,
              },
              {
                id: 'delete',
                label: <Trans>Supprimer</Trans>,
                icon: <DeleteOutlineRounded />,
                danger: true,
                onPress: () => onDelete(contact),
              },
            ]}
          />
        </Box>
      </Box>
      <ContactTags contact={contact} />
      <ContactLines contact={contact} />
      <LastExchange contact={contact} />
    </GridCard>
  );
}
