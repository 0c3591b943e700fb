import { plural, t } from '@lingui/core/macro';
import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import type { BeforeRange, Comparison } from '../queries/panel-data';
import { periodBefore } from '../queries/period-before';
import { differenceBetween } from './difference';

/** Comparison of a sum over a period: « que la semaine d’avant » */
function wholeBefore({ kind, days }: BeforeRange): string {
  if (kind === 'month') return t`le mois d’avant`;
  if (kind === 'quarter') return t`le trimestre d’avant`;
  if (kind === 'year') return t`l’année d’avant`;
  return days === 7 ? t`la semaine d’avant` : plural(days, { one: 'la veille', other: 'les # jours d’avant' });
}

/** Comparison of a state at one moment: « que 7 jours plus tôt » */
function momentBefore({ kind, days }: BeforeRange): string {
  if (kind === 'month') return t`un mois plus tôt`;
  if (kind === 'quarter') return t`trois mois plus tôt`;
  if (kind === 'year') return t`un an plus tôt`;
  return days === 7 ? t`une semaine plus tôt` : plural(days, { one: 'un jour plus tôt', other: '# jours plus tôt' });
}

function timeBefore({ reading }: Panel, range: BeforeRange): string {
  if (reading === 'state') return momentBefore(range);
  const period = wholeBefore(range);
  return range.isUnfinished ? t`${period} à la même heure` : period;
}

function describe(panel: Panel, value: number, before: number, range: BeforeRange, formats: Formats): string {
  const period = timeBefore(panel, range);
  const { difference, amount } = differenceBetween(panel, value, before, formats);
  if (difference === 0) return t`autant que ${period}`;
  return difference > 0 ? t`${amount} de plus que ${period}` : t`${amount} de moins que ${period}`;
}

export const comparison: Comparison = {
  periodBefore,
  describe,
  icons: {
    more: <TrendingUpRounded className="flip" />,
    less: <TrendingDownRounded className="flip" />,
    same: <TrendingFlatRounded className="flip" />,
  },
};
