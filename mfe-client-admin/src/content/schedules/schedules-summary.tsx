import { Plural, Trans } from '@lingui/react/macro';
import { Button, lazyDialog, Notice } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { useSchedules } from './schedules.resource';

const SchedulesDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "content-schedules" */ './schedules-dialog')).SchedulesDialog,
);

/** Number of scheduled publications, with a button that lists them; renders nothing without any. */
export function SchedulesSummary(): ReactNode {
  const [open, setOpen] = useState(false);
  const schedules = useSchedules();
  const refused = schedules.filter(({ failedAt }) => failedAt).length;
  const coming = schedules.length - refused;
  return (
    <>
      {schedules.length > 0 && (
        <Notice
          tone={refused > 0 ? 'warning' : 'info'}
          title={<Trans>Publications programmées</Trans>}
          sx={{ mb: '16px' }}
          action={
            <Button variant="neutral" onClick={() => setOpen(true)}>
              <Trans>Voir les publications programmées</Trans>
            </Button>
          }
        >
          {coming > 0 && <Plural value={coming} one="# publication à venir." other="# publications à venir." />}{' '}
          {refused > 0 && <Plural value={refused} one="# publication refusée." other="# publications refusées." />}
        </Notice>
      )}
      <SchedulesDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
