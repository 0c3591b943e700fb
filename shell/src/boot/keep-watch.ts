import { startNative } from '../native/device';
import type { RootName } from '../roots/decide-root';
import { checkWhenBroughtBack, checkWhenSeen } from '../session/recheck';
import { shareChanges } from '../session/share-changes';
import { keepTabsTogether } from '../session/tabs';

/** What a page goes on listening to once it is shown: its wrapper, its person coming back, the other tabs. */
export function keepWatch(root: RootName): void {
  startNative();
  keepTabsTogether(root);
  shareChanges();
  checkWhenSeen();
  checkWhenBroughtBack();
}
