import { Trans } from '@lingui/react/macro';
import type { ContentSchedule } from '@passerelle/shared/contract';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { removeSchedule } from '../items.mutations';

/** Asks before a publication to come is removed. The drafts stay as they are. */
export function useRemoval(): { ask: (schedule: ContentSchedule) => void; dialog: ReactNode } {
  const { ask, dialog } = useConfirmation<ContentSchedule>({
    act: removeSchedule,
    done: () => <Trans>La publication programmée est retirée</Trans>,
    about: ({ id }) => id,
  });
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Retirer cette publication programmée ?</Trans>}
        confirmLabel={<Trans>Retirer la publication</Trans>}
      >
        <Trans>Rien ne sera publié à ce moment. Les brouillons restent tels qu’ils sont.</Trans>
      </ConfirmDialog>
    ),
  };
}
