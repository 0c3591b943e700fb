import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { ConfirmDialog, useDeletion } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { deleteJobOffer, refreshJobOffer, restoreJobOffer } from './job-offer.mutations';

/** Deletes an offer after confirmation; the toast offers to undo it. */
export function useJobOfferDeletion(onDeleted?: () => void): {
  ask: (offer: JobOffer) => void;
  dialog: ReactNode;
} {
  const { ask, subject, dialog } = useDeletion<JobOffer>({
    remove: deleteJobOffer,
    restore: restoreJobOffer,
    onDeleted,
    removed: () => <Trans>Annonce supprimée avec succès</Trans>,
    restored: ({ title }) => <Trans>« {title} » est de nouveau dans vos annonces</Trans>,
    onFailure: refreshJobOffer,
  });
  const title = subject?.title;
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer « {title} » ?</Trans>}
        confirmLabel={<Trans>Supprimer l’annonce</Trans>}
      >
        <Trans>Vos entretiens pour cette annonce sont conservés.</Trans>
      </ConfirmDialog>
    ),
  };
}
