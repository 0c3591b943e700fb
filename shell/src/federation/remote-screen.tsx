import { useLocation } from '@passerelle/shared/routes';
import { useLayoutEffect, type ReactNode } from 'react';

import { NotFoundScreen } from '../errors/not-found.screen';
import { ScreenSkeleton } from '../layouts/screen-skeleton';
import { useLoaded } from '../parts/use-loaded';
import { RemoteBoundary } from './failure/remote-boundary';
import { RemoteFailure } from './failure/remote-failure';
import { useTrying } from './failure/use-trying';
import { WordsMissing } from './failure/words-missing';
import { useHere, type Here } from './here/here';
import { loadScreen, screenKey } from './screens';

/** A screen that has kept the page from scrolling, and did not see to it that this ends with it. */
function letScroll(): void {
  for (const { style } of [document.documentElement, document.body]) style.overflow = '';
}

/** The area of the remote whose screen stands here: its loading, its failures and their retry stay inside it. */
export function RemoteScreen(): ReactNode {
  const here = useHere();
  return here ? <Area key={`${here.found.remote.name}${here.found.route.path}`} {...here} /> : <NotFoundScreen />;
}

function Area({ found, generation, tryAgain }: Here): ReactNode {
  const { remote } = found;
  const { pathname } = useLocation();
  const key = screenKey(found, generation);
  const { value: Screen, error, failedAt } = useLoaded(key, () => loadScreen(found));
  const { isTrying, retry } = useTrying(tryAgain);
  useLayoutEffect(() => letScroll, []);

  if (isTrying) return <ScreenSkeleton />;
  if (error) return <RemoteFailure remote={remote} error={error} failedAt={failedAt} onRetry={() => retry(error)} />;
  if (!Screen) return <ScreenSkeleton />;
  return (
    <RemoteBoundary
      key={`${key}${pathname}`}
      remote={remote}
      renderFailure={(thrown, at) => (
        <RemoteFailure remote={remote} error={thrown} failedAt={at} onRetry={() => retry(thrown, true)} isReported />
      )}
    >
      <WordsMissing remote={remote} />
      <Screen />
    </RemoteBoundary>
  );
}
