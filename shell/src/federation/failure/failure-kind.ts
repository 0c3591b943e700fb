import { TooSlow } from '../../parts/use-loaded';
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
