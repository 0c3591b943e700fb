import { Trans } from '@lingui/react/macro';
import type { Notification, Paged } from '@passerelle/shared/contract';
import { ActionButton, Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { NotificationRow } from './notification-row';
import { useFocusOnNew } from './use-focus-on-new';

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
