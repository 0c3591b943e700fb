import { TooSlow } from '../../parts/use-loaded';
import { integrityOf } from '../integrity';
import { missingFile } from '../not-loaded';
import { Refused } from '../trust/refused';

/** What a person is told of, and can do something about, is not more than this. */
export type FailureKind = 'slow' | 'unreachable' | 'refused' | 'broken';

/** As far as the error itself tells. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof TooSlow) return 'slow';
  if (error instanceof Refused) return 'refused';
  return missingFile(error) === undefined ? 'broken' : 'unreachable';
}

/**
 * A script that does not run says nothing of why: it is asked for once more, to see whether it is not there, or there
 * and not what its release names.
 */
export async function wasAltered(url: string): Promise<boolean> {
  const integrity = integrityOf(url);
  if (!integrity || !navigator.onLine) return false;
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  return fetch(url, { integrity })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => false,
      () => true,
    );
}
