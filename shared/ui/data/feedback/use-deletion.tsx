import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { FailureText, type ToastOptions, useToast } from '@passerelle/shared/ui';

import { type Confirmation, useConfirmation } from './confirm-dialog';

interface Deletion<T> {
  remove: (subject: T) => Promise<unknown>;
  restore: (subject: T) => Promise<unknown>;
  /** Lets a screen about the deleted item navigate away. */
  onDeleted?: () => void;
  /** « Contact supprimé » */
  removed: (subject: T) => ReactNode;
  /** « Fatou Diallo est de nouveau dans vos contacts » */
  restored: (subject: T) => ReactNode;
  /** Called when deleting or restoring fails, to fetch the shown data again. */
  onFailure?: (subject: T) => void;
}

/** Deletes one thing after asking; for a moment it can be taken back, wherever the person has got to by then. */
export function useDeletion<T extends { id: string }>(deletion: Deletion<T>): Confirmation<T> {
  const { remove, restore, onDeleted, removed, restored, onFailure } = deletion;
  const toast = useToast();
  const takeBack = async (subject: T): Promise<void> => {
    try {
      await restore(subject);
      toast(restored(subject), { about: subject.id });
    } catch (error) {
      toast(<FailureText error={error} />, { about: subject.id, tone: 'error' });
      onFailure?.(subject);
    }
  };
  return useConfirmation<T>({
    act: async (subject) => {
      await remove(subject);
      onDeleted?.();
    },
    onFailure,
    done: removed,
    about: ({ id }) => id,
    undo: (subject) => undo(() => void takeBack(subject)),
  });
}

/** The button of a message that takes back what the message says. English has another word for it than for « not now ». */
export const undo = (onPress: () => void): NonNullable<ToastOptions['action']> => ({
  label: <Trans context="takes back what was done">Annuler</Trans>,
  onPress,
});
