import { reopen } from '../session/leave-for';
import type { Override } from './override';

/** The page begins anew when the remote was built anew, and when who builds it has come. */
export function followChanges({ base }: Override): void {
  const changes = new EventSource(`${base}changes`);
  changes.addEventListener('message', reopen);
  let isLost = false;
  changes.addEventListener('error', () => {
    isLost = true;
  });
  changes.addEventListener('open', () => {
    if (isLost) reopen();
  });
}
