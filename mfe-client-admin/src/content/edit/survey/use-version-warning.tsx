import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useCallback, useState } from 'react';

interface Asked {
  kind: 'remove' | 'type';
  act: () => void;
}

interface Warning {
  /** Acts at once on a question that was not published. */
  ask: (key: string, asked: Asked) => void;
  dialog: ReactNode;
}

/** Asks before a change to a published question that starts a new version of the survey. `answered`: keys of those. */
export function useVersionWarning(answered: readonly string[]): Warning {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(
    (key: string, next: Asked): void => {
      if (!answered.includes(key)) {
        next.act();
        return;
      }
      setAsked(next);
      setOpen(true);
    },
    [answered],
  );
  const isRemoval = asked?.kind === 'remove';
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      danger={isRemoval}
      title={isRemoval ? <Trans>Retirer cette question ?</Trans> : <Trans>Changer le type de cette question ?</Trans>}
      confirmLabel={isRemoval ? <Trans>Retirer la question</Trans> : <Trans>Changer le type</Trans>}
      onConfirm={() => {
        setOpen(false);
        asked?.act();
      }}
      onClose={() => setOpen(false)}
    >
      <Trans>
        Une nouvelle version du questionnaire commencera à la prochaine publication. Les réponses déjà données restent
        avec l’ancienne.
      </Trans>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
