import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { ChosenFilters, type ChosenFilter } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { periodBefore } from '../queries/period-before';
import { daysOfRange } from './ranges';
import type { FilterProps, ReportingState } from './section-state';

const nobody = { user: null, userName: '' } satisfies Partial<ReportingState>;
const anyGroup = { group: null, groupName: '' } satisfies Partial<ReportingState>;
const noSplit = { distrib: 'none', distribName: '' } satisfies Partial<ReportingState>;
const alone = { compare: 'no' } satisfies Partial<ReportingState>;

/** What narrows the figures, splits them or stands beside them just now; each takes itself away. */
export function ChosenOnes({ filters, asOf, change }: FilterProps): ReactNode {
  const { t } = useLingui();
  const { range: written } = useFormats();
  const { user, group, distrib, compare, range, zone } = filters;
  const chosen: ChosenFilter[] = [];
  if (group) {
    const value = group.name ?? <Trans>un groupe dont le nom n’est pas visible</Trans>;
    chosen.push({ id: 'group', label: t`Groupe`, value, onRemove: () => change(anyGroup) });
  }
  if (user) {
    const value = user.name ?? <Trans>une personne dont le nom n’est pas visible</Trans>;
    chosen.push({ id: 'user', label: t`Personne`, value, onRemove: () => change(nobody) });
  }
  if (distrib) {
    const value = distrib === 'gender' ? t`genre` : t`statut`;
    chosen.push({ id: 'distrib', label: t`Réparti par`, value, onRemove: () => change(noSplit) });
  }
  if (compare) {
    const before = periodBefore(range, zone, asOf);
    const days = daysOfRange(before, zone);
    const dates = written(days.from, days.to);
    const value = before.isUnfinished ? <Trans>{dates}, à la même heure</Trans> : dates;
    chosen.push({ id: 'compare', label: t`Comparé à`, value, onRemove: () => change(alone) });
  }
  return <ChosenFilters filters={chosen} onClear={() => change({ ...anyGroup, ...nobody, ...noSplit, ...alone })} />;
}
