import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentPublication } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Planned publications with the same items: they will be refused once these are published now. */
export const SchedulesRefused = ({ scheduled }: Pick<ContentPublication, 'scheduled'>): ReactNode =>
  scheduled.length > 0 && (
    <Notice tone="warning" title={<Trans>Ce contenu fait aussi partie d’une publication programmée</Trans>}>
      {scheduled.map((schedule) => (
        <ScheduleRefused key={schedule.id} {...schedule} />
      ))}
    </Notice>
  );

function ScheduleRefused({ at, titles }: ContentPublication['scheduled'][number]): ReactNode {
  const { t } = useLingui();
  const { dateTime, list } = useFormats();
  const when = dateTime(at);
  const names = list(titles.map((title) => (title ? t`« ${title} »` : t`Sans titre`)));
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Trans>
        La publication programmée le {when} contient aussi {names}. Si vous publiez maintenant, elle sera refusée,
        puisque ce contenu aura été publié entre-temps.
      </Trans>
    </Box>
  );
}
