import { type ReactNode, useState } from 'react';
import { Trans } from '@lingui/react/macro';

import { ActionButton, Button, FailureText, flushSync, type ToastOptions, useToast } from '@passerelle/shared/ui';

import { Dialog, DialogText } from './dialog';

export interface Confirmation<T> {
  /** Subject of the question; kept while the dialog closes, so that its text stays. */
  subject: T | null;
  ask: (subject: T) => void;
  /** For the `ConfirmDialog`. */
  dialog: { open: boolean; busy: boolean; onConfirm: () => void; onClose: () => void };
}

interface ConfirmedAction<T> {
  act: (subject: T) => Promise<unknown>;
  /** The result: « Fatou Diallo n’est plus dans vos contacts ». */
  done: (subject: T) => ReactNode;
  /** Takes it back for as long as the message stands, where that is possible. */
  undo?: (subject: T) => NonNullable<ToastOptions['action']>;
  /** The id of its subject: earlier messages about it disappear. */
  about?: (subject: T) => string;
  /** Called on failure, to fetch the shown data again, since the page may be out of date. */
  onFailure?: (subject: T) => void;
  /** Called once the dialog is closed, after success or failure. */
  after?: (subject: T) => void;
}

/** Asks before doing something to one thing of several, does it, and says how it went. */
export function useConfirmation<T>({ act, done, undo, about, onFailure, after }: ConfirmedAction<T>): Confirmation<T> {
  const toast = useToast();
  const [subject, setSubject] = useState<T | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async (chosen: T): Promise<void> => {
    setBusy(true);
    const failure = await act(chosen).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // The focus is back at the thing before the thing can go away: only then does its list know that it had the focus.
    flushSync(() => {
      setBusy(false);
      setOpen(false);
    });
    if (failure) onFailure?.(chosen);
    after?.(chosen);
    const of = { about: about?.(chosen) };
    if (failure) toast(<FailureText error={failure.error} />, { ...of, tone: 'error' });
    else toast(done(chosen), { ...of, action: undo?.(chosen) });
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
      // Closing does not cancel a running request: the dialog waits for the outcome.
      onClose: () => !busy && setOpen(false),
    },
  };
}

interface Props {
  open: boolean;
  /** A question: « Supprimer Thomas Le Goff de vos contacts ? » */
  title: ReactNode;
  /** The consequences: data that is kept, data that is lost. */
  children?: ReactNode;
  /** Verb and object: « Supprimer le contact ». */
  confirmLabel: ReactNode;
  /** Leaves everything as it is, where « Annuler » would be read as the action itself: « Garder l’action ». */
  cancelLabel?: ReactNode;
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
  confirmLabel,
  cancelLabel = <Trans>Annuler</Trans>,
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
            {cancelLabel}
          </Button>
          <ActionButton color={danger ? 'error' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      {children && <DialogText>{children}</DialogText>}
    </Dialog>
  );
}
