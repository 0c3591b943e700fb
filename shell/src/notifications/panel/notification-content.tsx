import { Trans } from '@lingui/react/macro';
import { Box, EmptyState, useSteadyLoading } from '@passerelle/shared/ui';
import { PanelFailure } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { NotificationList } from './notification-list';
import { NotificationSkeleton } from './notification-skeleton';
import { useNotifications } from './notifications.resource';
import { PanelHead } from './panel-head';

/** What happened, newest first, in each of its states. */
export function NotificationContent({ titleId, onClose }: { titleId: string; onClose: () => void }): ReactNode {
  const [pages, setPages] = useState(1);
  const { data, error, isKept, isUpdating, retry } = useNotifications(pages);
  const phase = useSteadyLoading(!data && !error);
  const isDone = phase === 'done';
  return (
    <>
      <PanelHead
        titleId={titleId}
        hasUnread={data?.items.some(({ status }) => status === 'received') ?? false}
        onClose={onClose}
      />
      <Box aria-busy={!isDone} sx={{ overflowY: 'auto', minHeight: 0 }}>
        {phase === 'skeleton' && <NotificationSkeleton />}
        {isDone && !data && (
          <Box sx={{ px: '16px', pb: '8px' }}>
            <PanelFailure onRetry={retry}>
              <Trans>Les notifications n’ont pas pu être chargées. Le reste fonctionne.</Trans>
            </PanelFailure>
          </Box>
        )}
        {isDone && data?.totalCount === 0 && (
          <EmptyState level={3} title={<Trans>Aucune notification pour le moment</Trans>} />
        )}
        {isDone && data && data.totalCount > 0 && (
          <NotificationList
            list={data}
            isLoadingMore={isKept && isUpdating}
            onMore={() => setPages((before) => before + 1)}
            onLeave={onClose}
          />
        )}
      </Box>
    </>
  );
}
