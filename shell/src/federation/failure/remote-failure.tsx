import { Trans } from '@lingui/react/macro';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { AreaFailure, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { TooSlow } from '../../loading/use-loaded';
import { missingFile } from '../host/not-loaded';
import { reportFailure } from '../load/report';
import { Refused } from '../trust/verify';
import { wasAltered } from './was-altered';

/** The kinds that a person reads about, and can do something about. */
type FailureKind = 'slow' | 'unreachable' | 'refused' | 'misfit' | 'broken';

/** As far as the error itself shows. */
function kindOf(error: unknown): FailureKind {
  if (error instanceof TooSlow) return 'slow';
  if (error instanceof Refused) return error.reason === 'misfit' ? 'misfit' : 'refused';
  return missingFile(error) === undefined ? 'broken' : 'unreachable';
}

/** Kind of failure of a remote. An altered file is detected after the failure is shown, and reported to the log. */
function useFailureKind(remote: LiveRemote, error: unknown): FailureKind {
  const [altered, setAltered] = useState<unknown>(null);
  const file = missingFile(error);
  useEffect(() => {
    if (file === undefined) return undefined;
    let isWanted = true;
    void wasAltered(file).then((found) => {
      if (!found || !isWanted) return;
      setAltered(error);
      reportFailure(remote, new Refused('altered', `${file} is not what its release names`));
    });
    return () => {
      isWanted = false;
    };
  }, [file, error, remote]);
  return altered !== null && altered === error ? 'refused' : kindOf(error);
}

interface Props {
  remote: LiveRemote;
  error: unknown;
  failedAt: number | undefined;
  onRetry: () => void;
  /** Its boundary reports rendering errors. */
  isReported?: boolean;
  small?: boolean;
}

/** Failure of a remote's area: what does not answer and why, that the rest works, and a retry button. */
export function RemoteFailure({ remote, error, failedAt, onRetry, isReported, small = false }: Props): ReactNode {
  const localised = useLocalisedText();
  const kind = useFailureKind(remote, error);
  useEffect(() => {
    // A refusal has a message of its own.
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
      {/* Details for support. A device without a network has no version problem. */}
      {(navigator.onLine || kind === 'refused' || kind === 'misfit' || kind === 'broken') && (
        <Typography variant="caption" component="p" translate="no" sx={{ mt: '8px', color: 'neutral.ink3' }}>
          {remote.name} {remote.version}
        </Typography>
      )}
    </AreaFailure>
  );
}
