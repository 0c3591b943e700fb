import { Plural, Trans } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Fact } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { WEEK_POINTS } from './weeks';

/** « 80 sur 100 points » */
export function WeekPoints({ points }: { points: number }): ReactNode {
  const { number } = useFormats();
  const shown = number(points);
  const isComplete = points === WEEK_POINTS;
  return (
    <Fact
      tone={isComplete ? 'success' : 'warning'}
      icon={isComplete ? <CheckCircleRounded /> : <WarningAmberRounded />}
    >
      <Trans>
        {shown} sur <Plural value={WEEK_POINTS} one="# point" other="# points" />
      </Trans>
    </Fact>
  );
}
