import { MARK_HEADER } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';

let seen: string | null = null;

/**
 * Any answer tells which remotes are live. The page is told of the first mark as well: a version may have gone live
 * between its document and its first call.
 */
export function noteRemotes({ headers }: Response): void {
  const mark = headers.get(MARK_HEADER);
  if (!mark || mark === seen) return;
  seen = mark;
  emit('remotes-changed', { mark });
}
