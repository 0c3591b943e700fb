import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Button } from '@passerelle/shared/ui';

import { Dialog } from '../data/feedback/dialog';
import { Picker, type PickerProps } from './picker';

export interface PickerDialogProps<T> extends Omit<PickerProps<T>, 'id' | 'compact'> {
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Rows to choose from, over a list. */
export function PickerDialog<T>({ title, open, onClose, ...picker }: PickerDialogProps<T>): ReactNode {
  const id = useId();
  const { chosen, several = false, onChange } = picker;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="medium"
      actions={
        <>
          {chosen.length > 0 && (
            <Button
              variant="text"
              onClick={() => {
                onChange([]);
                onClose();
              }}
            >
              <Trans>Tout afficher</Trans>
            </Button>
          )}
          <Button variant="neutral" onClick={onClose}>
            <Trans>Fermer</Trans>
          </Button>
        </>
      }
    >
      {open && <Picker {...picker} id={id} several={several} compact />}
    </Dialog>
  );
}
