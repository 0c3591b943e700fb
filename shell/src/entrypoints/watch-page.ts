import { startNative } from '../features/native/device';
import type { EntrypointName } from '../session/decide-entrypoint';
import {
  revalidateWhenRestored,
  revalidateOnProgrammeChange,
  revalidateWhenVisible,
} from '../session/revalidate-session';
import { syncTabs } from '../session/tabs';

/** What a page goes on listening to once it is shown: its wrapper, its person coming back, the other tabs. */
export function watchPage(entrypoint: EntrypointName): void {
  startNative();
  syncTabs(entrypoint);
  revalidateWhenVisible();
  revalidateOnProgrammeChange();
  revalidateWhenRestored();
}
