import { breakpoints } from '@passerelle/shared/theme';
import type { ComponentType } from 'react';

/**
 * For `lazy`: a part that only wide windows draw. They ask for it when the file of the screen is read, before it is drawn;
 * narrow ones do not until they have become wide. What did not come the first time is asked for again.
 */
export function loadedAhead<P>(from: keyof typeof breakpoints, load: () => Promise<ComponentType<P>>) {
  const isWide = globalThis.matchMedia?.(`(min-width:${breakpoints[from]}px)`).matches ?? false;
  const ahead = isWide ? load() : undefined;
  // Whether it came is known when it is drawn.
  ahead?.catch(() => undefined);
  return async (): Promise<{ default: ComponentType<P> }> => ({ default: await (ahead?.catch(load) ?? load()) });
}
