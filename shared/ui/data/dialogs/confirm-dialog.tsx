import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DialogContentText } from '@passerelle/shared/ui/mui/overlays';
import { ActionButton, Button } from '@passerelle/shared/ui';

import { Dialog } from './dialog';

interface Props {
  open: boolean;
  /** A question: « Supprimer Thomas Le Goff de vos contacts ? » */
  title: ReactNode;
  /** What is kept, what is lost. */
  children?: ReactNode;
  /** Verb and object: « Supprimer le contact ». */
  action: ReactNode;
  /** Not to do it, where « Annuler » would be read as the deed: « Garder l’action ». */
  keep?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  danger?: boolean;
  busy?: boolean;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  keep = <Trans>Annuler</Trans>,
  onConfirm,
  onClose,
  danger = false,
  busy = false,
}: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {keep}
          </Button>
          <ActionButton color={danger ? 'error' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </ActionButton>
        </>
      }
    >
      {children && <DialogContentText component="div">{children}</DialogContentText>}
    </Dialog>
  );
}
