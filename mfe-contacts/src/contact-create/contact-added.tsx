import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { Button, fullName } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

interface Props {
  contact: Contact;
  counted: boolean;
  /** The address to return to. */
  from: string | undefined;
}

/** Confirms the creation. Both links replace the form in the history, so that « back » does not reopen it. */
export function ContactAdded({ contact, counted, from }: Props): ReactNode {
  const go = useGo();
  const name = fullName(contact);
  const back = from ?? routeTo('contacts');
  const plan = routeTo('networkingActionCreate', {}, { query: { contactId: contact.id } });
  return (
    <SuccessDialog
      open
      onClose={() => go(back, { replace: true })}
      title={<Trans>C’est ajouté !</Trans>}
      counted={counted}
      actions={
        <>
          <Button component={RouteLink} to={plan} state={{ from: back }} replace variant="contained">
            <Trans>Planifier une action</Trans>
          </Button>
          <Button component={RouteLink} to={back} replace variant="neutral">
            {from ? <Trans>Revenir à la page précédente</Trans> : <Trans>Voir vos contacts</Trans>}
          </Button>
        </>
      }
    >
      <Trans>
        <b>{name}</b> est maintenant dans vos contacts.
      </Trans>
    </SuccessDialog>
  );
}
