import { Trans } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ScheduleNotice } from './schedule-notice';
import { useSchedules } from './schedules.resource';
import { useRemoval } from './use-removal';

/** The publications to come of one item. */
export function ItemSchedules({ item }: { item: Pick<ContentItem, 'id'> }): ReactNode {
  const { ask, dialog } = useRemoval();
  const area = useFocusFallback<HTMLDivElement>();
  const mine = useSchedules().filter(({ items }) => items.includes(item.id));
  return (
    <>
      <Box {...area} sx={{ display: 'grid', gap: '12px', mb: mine.length > 0 ? '20px' : 0, outline: 'none' }}>
        {mine.map((schedule) => (
          <ScheduleNotice key={schedule.id} schedule={schedule} onRemove={ask}>
            {!schedule.failedAt && <Trans>Ce qui est écrit depuis n’en fait pas partie.</Trans>}
          </ScheduleNotice>
        ))}
      </Box>
      {dialog}
    </>
  );
}
