import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ScheduleNotice } from './schedule-notice';
import { useSchedules } from './schedules.resource';
import { useRemoval } from './use-removal';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Every publication to come, soonest first, and those that were refused. */
export function SchedulesDialog({ open, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const schedules = useSchedules();
  const { ask, dialog } = useRemoval();
  return (
    <>
      <Dialog open={open} onClose={onClose} size="medium" title={<Trans>Publications programmées</Trans>}>
        {schedules.length === 0 ? (
          <Typography>
            <Trans>Aucune publication n’est programmée.</Trans>
          </Typography>
        ) : (
          <Box
            component="ul"
            aria-label={t`Publications programmées`}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '12px' }}
          >
            {schedules.map((schedule) => (
              <li key={schedule.id}>
                <ScheduleNotice schedule={schedule} onRemove={ask}>
                  <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {list(schedule.titles.map((title) => title || t`Sans titre`))}
                  </Box>
                </ScheduleNotice>
              </li>
            ))}
          </Box>
        )}
      </Dialog>
      {dialog}
    </>
  );
}
