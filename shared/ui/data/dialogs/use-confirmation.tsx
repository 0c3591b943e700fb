import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { useToast } from '../../toasts/toast';

interface Confirmation<T> {
  /** Of what it is asked: also while the dialog is on its way out, so that its words stay. */
  subject: T | null;
  ask: (subject: T) => void;
  /** For the `ConfirmDialog`. */
  dialog: { open: boolean; busy: boolean; onConfirm: () => void; onClose: () => void };
}

interface Deed<T> {
  act: (subject: T) => Promise<unknown>;
  /** What has become true: « Fatou Diallo n’est plus dans vos contacts ». */
  done: (subject: T) => ReactNode;
}

/** Asks before doing something to one thing of several, does it, and says how it went. */
export function useConfirmation<T>({ act, done }: Deed<T>): Confirmation<T> {
  const toast = useToast();
  const [subject, setSubject] = useState<T | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async (chosen: T): Promise<void> => {
    setBusy(true);
    try {
      await act(chosen);
      toast(done(chosen));
    } catch {
      toast(<Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>, {
        tone: 'error',
      });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return {
    subject,
    ask: (chosen) => {
      setSubject(chosen);
      setOpen(true);
    },
    dialog: {
      open,
      busy,
      onConfirm: () => subject !== null && void confirm(subject),
      // What is under way is not called off by closing: the dialog waits for how it goes.
      onClose: () => !busy && setOpen(false),
    },
  };
}
