import { Plural, Trans } from '@lingui/react/macro';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import type { TaskDetail } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { TaskState } from '../components/task-state';

interface Props {
  task: TaskDetail;
  state: TaskState;
}

/** Id of the element that the page scrolls to once a whole task is validated. */
export const taskBannerAnchor = 'task-banner';

const above = { mb: '16px' } as const;

/** The state of the whole task: validated, cancelled or not open yet. */
export const TaskBanner = (props: Props): ReactNode => (
  <Box id={taskBannerAnchor} sx={{ borderRadius: '12px' }}>
    <Banner {...props} />
  </Box>
);

function Banner({ task: { period, validatedAt, task }, state }: Props): ReactNode {
  const { date, weekdayDate } = useFormats().withJalali;
  const day = validatedAt && date(validatedAt, 'local');
  const opening = weekdayDate(period.fromDate);
  switch (state) {
    case 'validated':
      return (
        <Notice
          tone="success"
          title={day ? <Trans>Tâche validée le {day}.</Trans> : <Trans>Tâche validée.</Trans>}
          sx={above}
        >
          {task.points > 0 && <Plural value={task.points} one="# point gagné." other="# points gagnés." />}
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice tone="error" icon={<EventBusyRounded />} title={<Trans>Tâche annulée.</Trans>} sx={above}>
          <Trans>Elle n’est plus à faire, et ne compte pas dans vos points.</Trans>
        </Notice>
      );
    case 'future':
      return (
        <Notice tone="info" icon={<EventRounded />} title={<Trans>À venir</Trans>} sx={above}>
          <Trans>Cette tâche s’ouvre {opening}. Vous pouvez déjà la lire ; les étapes attendent ce jour.</Trans>
        </Notice>
      );
    case 'pending':
    case 'started':
    case 'late':
      return null;
  }
}
