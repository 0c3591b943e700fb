import { t } from '@lingui/core/macro';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import type { Filters } from '../queries/filters';

const windows = /\[\$(?:range|step)\]/;

/** Period of a panel: « 12 – 18 novembre », or « au 18 novembre » for a state at one moment. */
export function panelPeriod(
  { targets }: Pick<Panel, 'targets'>,
  { range: { from, until }, zone: iana }: Pick<Filters, 'range' | 'zone'>,
  { date, range }: Pick<Formats, 'date' | 'range'>,
): string {
  const zone = { iana };
  if (targets.some(({ expr }) => windows.test(expr))) return range(from, until - 1, zone);
  const day = date(until - 1, zone);
  return t`au ${day}`;
}
