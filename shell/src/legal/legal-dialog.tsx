import { Trans } from '@lingui/react/macro';
import { Button } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { LegalSlug } from './static-page.resource';
import { DialogText } from './dialog-text';

export function LegalDialog({ slug, onClose }: { slug: LegalSlug; onClose: () => void }): ReactNode {
  const title =
    slug === 'terms-of-use' ? <Trans>Conditions d’utilisation</Trans> : <Trans>Politique de confidentialité</Trans>;
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={title}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <DialogText slug={slug} />
    </Dialog>
  );
}
