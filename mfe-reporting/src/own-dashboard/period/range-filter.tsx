import { Trans, useLingui } from '@lingui/react/macro';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import { FilterSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { rangePresets, type RangePreset, type ReportingRange } from './reporting-range';

const names: Record<RangePreset, ReactNode> = {
  '7d': <Trans>7 derniers jours</Trans>,
  '4w': <Trans>4 dernières semaines</Trans>,
  '12w': <Trans>12 dernières semaines</Trans>,
  program: <Trans>tout le programme</Trans>,
};

interface Props {
  value: RangePreset;
  range: ReportingRange;
  /** False before the programme begins, and for most of the staff. */
  hasProgram: boolean;
  onChange: (preset: RangePreset) => void;
}

/** The choice of the range, with its dates. */
export function RangeFilter({ value, range, hasProgram, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const formats = useFormats();
  const offered = rangePresets.filter((preset) => preset !== 'program' || hasProgram);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: '20px' }}>
      <FilterSelect
        label={t`Période`}
        icon={<CalendarMonthRounded />}
        value={value}
        onChange={onChange}
        options={offered.map((preset) => ({ value: preset, label: names[preset] }))}
      />
      {/* Two long months do not fit a line of large letters: the dates may break. */}
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {formats.range(range.from, range.until - 1, { iana: range.zone })}
      </Typography>
    </Box>
  );
}
