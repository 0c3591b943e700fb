import { Trans } from '@lingui/react/macro';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { AreaFailure, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect } from 'react';

import { Refused } from '../trust/verify';
import { useFailureKind } from './failure-kind';
import { reportFailure } from '../load/report';

interface Props {
  remote: LiveRemote;
  error: unknown;
  failedAt: number | undefined;
  onRetry: () => void;
  /** What rendering threw is reported by its boundary. */
  isReported?: boolean;
  small?: boolean;
}

/** What a person reads where a remote should be: what does not answer and why, that the rest works, and a way to try again. */
export function RemoteFailure({ remote, error, failedAt, onRetry, isReported, small = false }: Props): ReactNode {
  const localised = useLocalisedText();
  const kind = useFailureKind(remote, error);
  useEffect(() => {
    // Who refuses says so itself.
    if (!isReported && !(error instanceof Refused)) reportFailure(remote, error);
  }, [error, isReported, remote]);

  return (
    <AreaFailure title={localised(remote.unavailable)} level={small ? 3 : 1} failedAt={failedAt} onRetry={onRetry}>
      {kind === 'slow' && <Trans>La connexion est lente.</Trans>}
      {kind === 'unreachable' && <Trans>Ses fichiers ne sont pas arrivés.</Trans>}
      {kind === 'refused' && (
        <Trans>Sa version n’a pas pu être vérifiée : par précaution, elle n’est pas ouverte.</Trans>
      )}
      {kind === 'misfit' && <Trans>Elle attend une autre version de l’application : elle n’est pas ouverte.</Trans>}
      {kind === 'broken' && <Trans>Une erreur l’empêche de s’afficher.</Trans>}{' '}
      <Trans>Le reste de l’application fonctionne. Rien de ce que vous avez saisi n’est perdu.</Trans>
      {/* For whoever is called for help. A device without a network is no matter of versions. */}
      {(navigator.onLine || kind === 'refused' || kind === 'misfit' || kind === 'broken') && (
        <Typography variant="caption" component="p" translate="no" sx={{ mt: '8px', color: 'neutral.ink3' }}>
          {remote.name} {remote.version}
        </Typography>
      )}
    </AreaFailure>
  );
}
