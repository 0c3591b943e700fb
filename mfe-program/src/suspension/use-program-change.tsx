import { useLingui } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { FailureText, Notice, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { isOutdated, refreshProgram } from './suspension.mutations';

interface Change {
  busy: boolean;
  /** Error of the change, if a retry without edits is possible. */
  error: unknown;
  /** Resolves to the changed programme, or null on failure. */
  run: (act: () => Promise<ParticipantProgram>) => Promise<ParticipantProgram | null>;
}

/** Changes the programme. If the page is outdated, refreshes it, shows a message and calls `giveUp`. */
export function useProgramChange(giveUp: () => void): Change {
  const { t } = useLingui();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const run: Change['run'] = async (act) => {
    setBusy(true);
    setError(null);
    try {
      return await act();
    } catch (fault) {
      if (!isOutdated(fault)) setError(fault);
      else {
        await refreshProgram().catch(() => undefined);
        giveUp();
        // Only a conflict carries a message that is written for the participant.
        const changed = t`Votre programme a changé entre-temps. Vérifiez, puis recommencez.`;
        toast((fault.status === 409 && fault.message) || changed, { tone: 'error' });
      }
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}

/** Shown inside the dialog, so that the participant can try again with the same choice. */
export const ProgramChangeFailure = ({ error }: { error: unknown }): ReactNode =>
  error === null ? null : (
    <Notice role="alert" tone="error" title={<FailureText error={error} />} sx={{ mt: '16px' }} />
  );
