import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { deleteContact, refreshContacts } from './contact-list.resource';

/** Deleting a contact, after it was asked whether it is meant. */
export function useContactDeletion(): { ask: (contact: Contact) => void; dialog: ReactNode } {
  const { t } = useLingui();
  const { ask, subject, dialog } = useConfirmation<Contact>({
    act: deleteContact,
    after: refreshContacts,
    done: (contact) => {
      const name = fullName(contact);
      return t`${name} n’est plus dans vos contacts`;
    },
  });
  const name = subject && fullName(subject);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer {name} de vos contacts ?</Trans>}
        action={<Trans>Supprimer le contact</Trans>}
      >
        <Trans>Vos actions avec cette personne sont conservées.</Trans>
      </ConfirmDialog>
    ),
  };
}
