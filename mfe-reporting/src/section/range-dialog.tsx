import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { DateRangeDialog, type DateRangeDialogProps } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { daysOfRange, presetRange, type RangePreset, rangePresets } from './ranges';
import { useZone } from './reporting.resource';

/** A period by its first and last day, or one of the usual ones. */
export function RangeDialog(props: DateRangeDialogProps): ReactNode {
  const zone = useZone();
  const presets =
    zone === undefined
      ? []
      : rangePresets.map((preset) => ({
          id: preset,
          label: <PresetLabel preset={preset} />,
          range: daysOfRange(presetRange(preset, now(), zone), zone),
        }));
  return <DateRangeDialog {...props} presets={presets} />;
}

function PresetLabel({ preset }: { preset: RangePreset }): ReactNode {
  switch (preset) {
    case '7d':
      return <Trans context="a period to choose">7 derniers jours</Trans>;
    case '4w':
      return <Trans context="a period to choose">4 dernières semaines</Trans>;
    case '12w':
      return <Trans context="a period to choose">12 dernières semaines</Trans>;
    case 'month':
      return <Trans>Ce mois-ci</Trans>;
    case 'lastMonth':
      return <Trans>Le mois précédent</Trans>;
    case 'year':
      return <Trans>Depuis le début de l’année</Trans>;
  }
}
