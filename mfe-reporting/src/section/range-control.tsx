import { Trans, useLingui } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { DateRangeFilter } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import type { Bucket } from '../queries/panel-data';
import { daysOfRange, presetRange, type RangePreset, rangeOfDays, rangePresets } from './ranges';

interface Props {
  range: Bucket;
  zone: string;
  onChange: (range: Bucket) => void;
}

/** From which day to which: those that one asks for most are one press away. */
export function RangeControl({ range, zone, onChange }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <DateRangeFilter
      label={t`Période`}
      value={daysOfRange(range, zone)}
      onChange={(days) => days && onChange(rangeOfDays(days, zone))}
      presets={rangePresets.map((preset) => ({
        id: preset,
        label: <PresetWord preset={preset} />,
        range: daysOfRange(presetRange(preset, now(), zone), zone),
      }))}
      isRequired
    />
  );
}

function PresetWord({ preset }: { preset: RangePreset }): ReactNode {
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
