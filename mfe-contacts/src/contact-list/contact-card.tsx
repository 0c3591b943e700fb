import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { Contact } from '@passerelle/shared/contract';
import { searchText, searchWords } from '@passerelle/shared/contract/rules/common/search';
import { routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link, PersonAvatar, Typography } from '@passerelle/shared/ui';
import { GridCard, JobLine, RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { LastExchange, PlanAction } from '../components/contact-exchanges';
import { ContactLines } from '../components/contact-lines';
import { ContactTags } from '../components/contact-tags';

interface Props {
  contact: Contact;
  onDelete: (contact: Contact) => void;
  /** The search text: the card shows the matching field when it is not visible otherwise. */
  search?: string;
}

/** A contact in the list: name, type, e-mail and phone numbers. */
export function ContactCard({ contact, onDelete, search: wanted = '' }: Props): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const name = fullName(contact);
  const params = { contactId: contact.id };
  // The return address includes the filter, the search and the page of the list.
  const state = { from: `${pathname}${search}` };
  return (
    <GridCard footer={<PlanAction contact={contact} />}>
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
              // The height of its line in the layout, but 44 px as a touch target.
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
      <FoundInService contact={contact} search={wanted} />
      <LastExchange contact={contact} />
    </GridCard>
  );
}

/** Service of a contact, if a search word matches it and is not on the card otherwise. */
function FoundInService({ contact, search }: { contact: Contact; search: string }): ReactNode {
  const { company, job, email, phone, mobilePhone } = contact;
  const { name, service } = company;
  const numbers = [phone, mobilePhone].flatMap((number) => [number, number?.replaceAll(/[^+0-9]/g, '')]);
  const shown = searchText(fullName(contact), job.jobTitle, name, email, ...numbers);
  const isHidden = searchWords(search).some((word) => !shown.includes(word) && searchText(service).includes(word));
  if (!isHidden) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Trans>Trouvé dans le service : {service}</Trans>
    </Typography>
  );
}
