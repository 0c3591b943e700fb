import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface Props {
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function PhotoRemoval({ busy, onConfirm, onClose }: Props): ReactNode {
  return (
    <ConfirmDialog
      open
      danger
      title={<Trans>Retirer votre photo ?</Trans>}
      confirmLabel={<Trans>Retirer la photo</Trans>}
      cancelLabel={<Trans>Garder la photo</Trans>}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>Vos initiales seront affichées à sa place.</Trans>
    </ConfirmDialog>
  );
}
