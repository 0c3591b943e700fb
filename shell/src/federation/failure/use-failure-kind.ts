import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useEffect, useState } from 'react';

import { missingFile } from '../not-loaded';
import { Refused } from '../trust/refused';
import { kindOf, type FailureKind } from './failure-kind';
import { reportFailure } from './report-failure';
import { wasAltered } from './was-altered';

/** Why a remote is not there. That a file was altered is found out after the failure is shown, and told to the log. */
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
