import { Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { FailureText, Notice, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  error: unknown;
  isArchiving: boolean;
  /** Absent where the button of the dialog does the same. */
  onRetry: (() => void) | undefined;
}

/** The server does heavy work one at a time, and refuses what has waited too long. */
const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'notReady';

export function PublicationFailure({ error, isArchiving, onRetry }: Props): ReactNode {
  return (
    <Notice
      tone="error"
      role="alert"
      title={isArchiving ? <Trans>Rien n’a été archivé</Trans> : <Trans>Rien n’a été publié</Trans>}
      action={onRetry && <RetryButton onClick={onRetry} />}
    >
      {isBusy(error) ? (
        <Trans>
          Une autre publication est sans doute en cours : une seule se fait à la fois. Réessayez dans un instant.
        </Trans>
      ) : (
        <FailureText error={error} />
      )}
    </Notice>
  );
}
