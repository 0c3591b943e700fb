import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkAction } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { closureDayLabel, closureTypeLabels } from '../../components/closure-labels';

/** Closure type and date shared by all closures of a bulk action. */
export function ClosureAims({ closure: { type, date } }: { closure: NonNullable<BulkAction['closure']> }): ReactNode {
  const { t } = useLingui();
  const { date: dayOf } = useFormats();
  return (
    <DescriptionList>
      <Described name={<Trans>Raison de la clôture</Trans>}>{t(closureTypeLabels[type])}</Described>
      <Described name={t(closureDayLabel(type))}>{dayOf(date)}</Described>
    </DescriptionList>
  );
}

/** New manager, HR representative and group of a bulk hand-over. */
export function HandOverAims({ action }: { action: BulkAction }): ReactNode {
  const { manager, hrRepresentative, group } = action;
  return (
    <DescriptionList>
      {manager && <Described name={<Trans>Nouveau manager</Trans>}>{manager}</Described>}
      {hrRepresentative && <Described name={<Trans>Nouveau référent RH</Trans>}>{hrRepresentative}</Described>}
      {group && <Described name={<Trans>Nouveau groupe</Trans>}>{group}</Described>}
    </DescriptionList>
  );
}
