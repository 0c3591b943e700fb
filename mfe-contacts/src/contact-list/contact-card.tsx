import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Box, fullName, PersonAvatar, Typography } from '@passerelle/shared/ui';
import { GridCard, RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactJob } from './contact-job';
import { ContactLines } from './contact-lines';
import { ContactTags } from './contact-tags';

interface Props {
  contact: Contact;
  onDelete: (contact: Contact) => void;
}

/** Who it is, what they are to the person, and how to reach them. */
export function ContactCard({ contact, onDelete }: Props): ReactNode {
  const { t } = useLingui();
  const name = fullName(contact);
  return (
    <GridCard>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
        <PersonAvatar {...contact} size={46} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h4">
            {name}
          </Typography>
          <ContactJob contact={contact} />
        </Box>
        <Box sx={{ marginBlockStart: '-8px', marginInlineEnd: '-10px' }}>
          <RowMenu
            label={t`Actions pour ${name}`}
            actions={[
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
    </GridCard>
  );
}
