import { startNative } from '../features/native/device';
import type { EntrypointName } from '../session/decide-entrypoint';
import { revalidateWhenRestored, revalidateWhenVisible } from '../session/revalidate-session';
import { shareChanges } from '../session/share-changes';
import { syncTabs } from '../session/tabs';

/** What a page goes on listening to once it is shown: its wrapper, its person coming back, the other tabs. */
export function watchPage(entrypoint: EntrypointName): void {
  startNative();
  syncTabs(entrypoint);
  shareChanges();
  revalidateWhenVisible();
  revalidateWhenRestored();
}
