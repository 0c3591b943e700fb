import { useLingui } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { FailureText, Notice, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { isOutdated, refreshProgram } from './suspension.mutations';

interface Change {
  busy: boolean;
  /** Why it did not work, when it can be tried again as it is. */
  error: unknown;
  /** The programme after it; null when it did not work. */
  run: (act: () => Promise<ParticipantProgram>) => Promise<ParticipantProgram | null>;
}

/** Makes a change to the programme once. Where the page was overtaken, it says so, catches up and gives up. */
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
        // Only a conflict says in the person's words what stands in the way.
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

/** In the dialog itself: what was chosen is still there, to be tried again. */
export const ProgramChangeFailure = ({ error }: { error: unknown }): ReactNode =>
  error === null ? null : (
    <Notice role="alert" tone="error" title={<FailureText error={error} />} sx={{ mt: '16px' }} />
  );
