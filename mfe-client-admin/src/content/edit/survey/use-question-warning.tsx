import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useCallback, useState } from 'react';

interface Asked {
  kind: 'remove' | 'type';
  /** Answers that are written go with the change. */
  losesAnswers?: boolean;
  act: () => void;
}

interface Warning {
  /** Acts at once where nothing is lost: on a question that was not published, and that keeps its answers. */
  ask: (key: string, asked: Asked) => void;
  dialog: ReactNode;
}

/** Asks before a change that starts a new version of the survey or loses answers. `published`: keys of published questions. */
export function useQuestionWarning(published: readonly string[]): Warning {
  const [asked, setAsked] = useState<(Asked & { isPublished: boolean }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(
    (key: string, next: Asked): void => {
      const isPublished = published.includes(key);
      if (!isPublished && !next.losesAnswers) {
        next.act();
        return;
      }
      setAsked({ ...next, isPublished });
      setOpen(true);
    },
    [published],
  );
  const isRemoval = asked?.kind === 'remove';
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      danger={isRemoval || asked?.losesAnswers === true}
      title={isRemoval ? <Trans>Retirer cette question ?</Trans> : <Trans>Changer le type de cette question ?</Trans>}
      confirmLabel={isRemoval ? <Trans>Retirer la question</Trans> : <Trans>Changer le type</Trans>}
      onConfirm={() => {
        setOpen(false);
        asked?.act();
      }}
      onClose={() => setOpen(false)}
    >
      {asked?.losesAnswers && (
        <Box component="span" sx={{ display: 'block' }}>
          <Trans>Les réponses que vous avez écrites sont retirées, dans toutes les langues.</Trans>
        </Box>
      )}
      {asked?.isPublished && (
        <Box component="span" sx={{ display: 'block' }}>
          <Trans>
            Une nouvelle version du questionnaire commencera à la prochaine publication. Les réponses déjà données
            restent avec l’ancienne.
          </Trans>
        </Box>
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
