import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { Contact } from '@passerelle/shared/contract';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Button, fullName } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Leads to a networking action with that contact, and back here once it is planned or given up. */
export function PlanWith({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const name = fullName(contact);
  return (
    <Button
      component={RouteLink}
      to={routeTo('networkingActionCreate', {}, { query: { contactId: contact.id } })}
      state={{ from: `${pathname}${search}` }}
      variant="text"
      startIcon={<AddRounded />}
      aria-label={t`Planifier une action avec ${name}`}
      sx={{ marginInlineStart: '-12px' }}
    >
      <Trans>Planifier une action</Trans>
    </Button>
  );
}
