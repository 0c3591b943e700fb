import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { Contact } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import { DeleteButton } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

interface Props {
  contact: Contact;
  from: string | undefined;
  onDelete: () => void;
}

/** The actions of the contact page; planning an action returns to this page. */
export function ContactTools({ contact: { id }, from, onDelete }: Props): ReactNode {
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
