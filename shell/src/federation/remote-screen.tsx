import { useLocation } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { ScreenSkeleton } from '../layouts/screen-skeleton';
import type { RemoteRoute } from './match-route';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { loadScreen, screenKey } from './screens';
import { useLoaded } from '../parts/use-loaded';

/** The area of one remote's screen: its loading, its failures and their retry stay inside it. */
export function RemoteScreen({ found }: { found: RemoteRoute }): ReactNode {
  const { remote } = found;
  const { pathname } = useLocation();
  const { value: Screen, error, failedAt, retry } = useLoaded(screenKey(found), () => loadScreen(found));

  if (error) return <RemoteFailure remote={remote} error={error} failedAt={failedAt} onRetry={retry} />;
  if (!Screen) return <ScreenSkeleton />;
  return (
    <RemoteBoundary
      key={`${remote.base}${pathname}`}
      remote={remote.name}
      version={remote.version}
      renderFailure={(again, at) => <RemoteFailure remote={remote} failedAt={at} onRetry={again} />}
    >
      <Screen />
    </RemoteBoundary>
  );
}
