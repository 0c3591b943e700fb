import { Trans } from '@lingui/react/macro';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';
import { AreaFailure } from '@passerelle/shared/ui';
import { useEffect, type ReactNode } from 'react';

import { useLocalisedText } from '@passerelle/shared/i18n';
import { TooSlow } from '../parts/use-loaded';

interface Props {
  remote: LiveRemote;
  /** What loading failed with; what rendering threw is reported by its boundary. */
  error?: unknown;
  failedAt: number | undefined;
  onRetry: () => void;
  small?: boolean;
}

/** What a person reads where a remote should be: what does not answer, that the rest works, and a way to try again. */
export function RemoteFailure({ remote, error, failedAt, onRetry, small = false }: Props): ReactNode {
  const localised = useLocalisedText();
  useEffect(() => {
    if (!error) return;
    const message = error instanceof Error ? error.message : 'not an Error';
    emit('error-reported', { remote: remote.name, version: remote.version, message, stack: '' });
  }, [error, remote]);

  return (
    <AreaFailure title={localised(remote.unavailable)} level={small ? 3 : 1} failedAt={failedAt} onRetry={onRetry}>
      {error instanceof TooSlow ? (
        <Trans>
          La connexion est lente. Le reste de l’application fonctionne. Rien de ce que vous avez saisi n’est perdu.
        </Trans>
      ) : (
        <Trans>Le reste de l’application fonctionne. Rien de ce que vous avez saisi n’est perdu.</Trans>
      )}
    </AreaFailure>
  );
}
