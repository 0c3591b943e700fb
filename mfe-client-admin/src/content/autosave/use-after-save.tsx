import { Trans } from '@lingui/react/macro';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

interface AfterSave {
  /** The text is being saved, or the act is under way. */
  busy: boolean;
  afterSave: (act: () => unknown) => Promise<void>;
}

/** Saves the last text before an action on the stored item; if that fails, shows a message and skips the action. */
export function useAfterSave(flush: () => Promise<boolean>): AfterSave {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const afterSave = async (act: () => unknown): Promise<void> => {
    setBusy(true);
    try {
      if (await flush()) await act();
      else
        toast(<Trans>Votre dernier texte n’est pas encore enregistré : réessayez dès qu’il l’est.</Trans>, {
          tone: 'error',
        });
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(false);
  };
  return { busy, afterSave };
}
