import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';
import { ConfirmDialog, useDeletion } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { deleteContact, refreshContact, restoreContact } from './contact.mutations';

/** Deletes a contact after confirmation; the toast offers to undo it. */
export function useContactDeletion(onDeleted?: () => void): {
  ask: (contact: Contact) => void;
  dialog: ReactNode;
} {
  const { ask, subject, dialog } = useDeletion<Contact>({
    remove: deleteContact,
    restore: restoreContact,
    onDeleted,
    removed: () => <Trans>Contact supprimé</Trans>,
    restored: (contact) => {
      const name = fullName(contact);
      return <Trans>{name} est de nouveau dans vos contacts</Trans>;
    },
    onFailure: refreshContact,
  });
  const name = subject && fullName(subject);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer {name} de vos contacts ?</Trans>}
        confirmLabel={<Trans>Supprimer le contact</Trans>}
      >
        <Trans>Vos actions avec cette personne sont conservées.</Trans>
      </ConfirmDialog>
    ),
  };
}
