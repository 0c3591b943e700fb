import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { FigureTable } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { ReportingRange } from '../reporting-range';
import type { ActivityPart } from './activity';
import { usePartNames } from './use-part-names';

interface Props {
  unit: ReportingRange['unit'];
  parts: readonly ActivityPart[];
  /** Beside the chart: no higher than that. */
  maxHeight?: number | undefined;
}

/** What the chart shows, in figures. */
export function ActivityTable({ unit, parts, maxHeight }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { full } = usePartNames(unit);
  return (
    <FigureTable
      caption={t`Votre activité en chiffres`}
      columns={[
        { key: 'part', name: unit === 'day' ? <Trans>Jour</Trans> : <Trans>Semaine</Trans> },
        { key: 'connections', name: <Trans>Connexions</Trans> },
        { key: 'actions', name: <Trans>Actions faites</Trans> },
      ]}
      rows={parts.map((part) => ({
        key: String(part.from),
        name: full(part),
        cells: [number(part.connections), number(part.actions)],
      }))}
      maxHeight={maxHeight}
    />
  );
}
