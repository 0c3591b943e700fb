import { previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';

import { startNative } from '../features/native/device';
import type { EntrypointName } from '../session/decide-entrypoint';
import { revalidateWhenRestored, revalidateWhenVisible } from '../session/revalidate-session';
import { shareChanges } from '../session/share-changes';
import { syncTabs } from '../session/tabs';

/** Listeners of an open page: its native wrapper, the return of its user, the other tabs, which know nothing of a preview. */
export function watchPage(entrypoint: EntrypointName): void {
  startNative();
  if (previewIdOf(location.pathname) === null) {
    syncTabs(entrypoint);
    shareChanges();
  }
  revalidateWhenVisible();
  revalidateWhenRestored();
}
