import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { Notification, Paged } from '@passerelle/shared/contract';
import {
  ActionButton,
  Box,
  EmptyState,
  IconButton,
  PanelFailure,
  Skeleton,
  Typography,
  useSteadyLoading,
  VisuallyHidden,
} from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { useUnreadCount } from '../../../layouts/unread-count';
import { NotificationRow } from './notification-row';
import { openAllNotifications } from '../poll/notifications.mutations';
import { useNotifications } from '../poll/notifications.resource';

interface PanelHeadProps {
  titleId: string;
  /** Among those that are listed; there may be others further down. */
  hasUnread: boolean;
  onClose: () => void;
}

const narrowButton = { minHeight: 44, px: '8px', '&&': { whiteSpace: { xs: 'normal', sm: 'nowrap' } } } as const;

function PanelHead({ titleId, hasUnread, onClose }: PanelHeadProps): ReactNode {
  const { t } = useLingui();
  const waiting = useUnreadCount();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const openAll = async (): Promise<void> => {
    setBusy(true);
    await openAllNotifications();
    setBusy(false);
    // The button goes away with what it was for.
    title.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', padding: '6px', paddingInlineStart: '16px' }}>
      <Typography
        ref={title}
        id={titleId}
        component="h2"
        variant="h3"
        tabIndex={-1}
        sx={{ marginInlineEnd: 'auto', outline: 'none' }}
      >
        <Trans>Notifications</Trans>
      </Typography>
      {(hasUnread || waiting > 0 || busy) && (
        <ActionButton variant="text" size="small" busy={busy} onClick={() => void openAll()} sx={narrowButton}>
          <Trans>Tout marquer comme lu</Trans>
        </ActionButton>
      )}
      <IconButton aria-label={t`Fermer`} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}

/** After « Voir plus » reading goes on at the first row that came, also when the button is gone. */
export function useFocusOnNew(count: number): { ref: RefObject<HTMLUListElement | null>; expectNew: () => void } {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = before.current;
    if (index === null || count <= index) return;
    before.current = null;
    const row = ref.current?.children[index]?.firstElementChild;
    if (!(row instanceof HTMLElement)) return;
    if (row.tabIndex < 0) row.tabIndex = -1;
    row.focus();
  }, [count]);
  return {
    ref,
    expectNew: () => {
      before.current = count;
    },
  };
}

interface Props {
  list: Paged<Notification>;
  /** More of them are on their way. */
  isLoadingMore: boolean;
  onMore: () => void;
  onLeave: () => void;
}

export function NotificationList({ list: { items, totalCount }, isLoadingMore, onMore, onLeave }: Props): ReactNode {
  const { ref, expectNew } = useFocusOnNew(items.length);
  const more = (): void => {
    expectNew();
    onMore();
  };
  return (
    <>
      <Box component="ul" ref={ref} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} onLeave={onLeave} />
        ))}
      </Box>
      {(totalCount > items.length || isLoadingMore) && (
        <Box sx={{ p: '8px 16px', borderBlockStart: '1px solid', borderColor: 'divider', textAlign: 'center' }}>
          <ActionButton variant="text" busy={isLoadingMore} onClick={more}>
            <Trans>Voir plus</Trans>
          </ActionButton>
        </Box>
      )}
    </>
  );
}

export function NotificationSkeleton(): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: '18px', p: '12px 16px 20px' }}>
      <VisuallyHidden component="output">
        <Trans>Chargement…</Trans>
      </VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
          <Skeleton variant="rounded" width={40} height={40} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: '8px' }}>
            <Skeleton variant="rounded" width="80%" height={15} />
            <Skeleton variant="rounded" width="32%" height={12} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Notifications, newest first, in each state of their list. */
export function NotificationContent({ titleId, onClose }: { titleId: string; onClose: () => void }): ReactNode {
  const [pages, setPages] = useState(1);
  const { data, error, isPreviousData, isUpdating, retry } = useNotifications(pages);
  const phase = useSteadyLoading(!data && !error);
  const isDone = phase === 'done';
  return (
    <>
      <PanelHead
        titleId={titleId}
        hasUnread={data?.items.some(({ status }) => status === 'received') ?? false}
        onClose={onClose}
      />
      <Box data-list="" aria-busy={!isDone} sx={{ overflowY: 'auto', minHeight: 0 }}>
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
            isLoadingMore={isPreviousData && isUpdating}
            onMore={() => setPages((before) => before + 1)}
            onLeave={onClose}
          />
        )}
      </Box>
    </>
  );
}
