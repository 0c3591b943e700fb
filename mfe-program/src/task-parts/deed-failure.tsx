import { Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { FailureText } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Why a step could not be counted. What the server explains is said in its words; the page is fetched again besides. */
export function DeedFailure({ error }: { error: unknown }): ReactNode {
  if (!(error instanceof ApiError)) return <FailureText error={error} />;
  if (error.fields['token'] === 'notAllowed') {
    return <Trans>Cette étape a déjà été comptée. Vous voyez maintenant où elle en est.</Trans>;
  }
  if (error.fields['token']) return <Trans>Cette page n’était plus à jour. Elle l’est maintenant : recommencez.</Trans>;
  if (error.status === 404) return <Trans>Cette tâche n’est plus dans votre programme.</Trans>;
  if (error.code === 'conflict' && error.message) return error.message;
  return <FailureText error={error} />;
}
