import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useEffect, useState } from 'react';

import { TooSlow } from '../../loading/use-loaded';
import { missingFile } from '../host/not-loaded';
import { Refused } from '../trust/verify';
import { reportFailure } from '../load/report';
import { wasAltered } from './was-altered';

/** The kinds that a person reads about, and can do something about. */
export type FailureKind = 'slow' | 'unreachable' | 'refused' | 'misfit' | 'broken';

/** As far as the error itself shows. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof TooSlow) return 'slow';
  if (error instanceof Refused) return error.reason === 'misfit' ? 'misfit' : 'refused';
  return missingFile(error) === undefined ? 'broken' : 'unreachable';
}

/** Why a remote is not there. That a file was altered is found out after the failure is shown, and reported to the log. */
export function useFailureKind(remote: LiveRemote, error: unknown): FailureKind {
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
