import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { NotFoundScreen } from '../errors/error-page';
import { ScreenSkeleton } from '../loading/screen-skeleton';
import { useLoaded } from '../loading/use-loaded';
import { RemoteBoundary } from './failure/remote-boundary';
import { RemoteFailure } from './failure/remote-failure';
import { CatalogueMissing } from './failure/catalogue-missing';
import { type PinnedScreen, usePinnedScreen } from './pinned-version/pinned-version';
import { loadScreen, screenKey } from './load/screens';
import { useTrying } from './load/try-again';

/** A screen that has kept the page from scrolling, and did not see to it that this ends with it. */
function letScroll(): void {
  for (const { style } of [document.documentElement, document.body]) style.overflow = '';
}

/** The area of the remote whose screen stands here: its loading, its failures and their retry stay inside it. */
export function RemoteScreen(): ReactNode {
  const pinned = usePinnedScreen();
  return pinned ? (
    <Area key={`${pinned.found.remote.name}${pinned.found.route.path}`} {...pinned} />
  ) : (
    <NotFoundScreen />
  );
}

function Area({ found, generation, tryAgain }: PinnedScreen): ReactNode {
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
      <CatalogueMissing remote={remote} load={() => loadScreen(found)} />
      <Screen />
    </RemoteBoundary>
  );
}
