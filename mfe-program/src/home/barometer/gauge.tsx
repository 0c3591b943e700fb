import { Trans } from '@lingui/react/macro';
import ArrowRightAltRounded from '@mui/icons-material/ArrowRightAltRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DirectionsWalkRounded from '@mui/icons-material/DirectionsWalkRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import { now } from '@passerelle/shared/i18n';
import type { GaugeState } from '@passerelle/shared/contract';
import { gaugeLimits } from '@passerelle/shared/contract/limits';
import { gaugeState } from '@passerelle/shared/contract/rules/programs/gauges';
import type { Status } from '@passerelle/shared/theme';
import { Box, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { GaugeArc } from './gauge-arc';

/** Storage may be forbidden or full; then the animation plays once more. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

/** True on the first view of the day on this device; animations run only then. */
function useFirstVisitOfDay(name: string): boolean {
  const key = `passerelle:seen:${name}`;
  const today = now().toDateString();
  const [first] = useState(() => read(key) !== today);
  useEffect(() => {
    if (first) write(key, today);
  }, [first, key, today]);
  return first;
}

/** Reason for a gauge without expectations; it has no colour and no praise or urgency in its text. */
export type Rest = 'paused' | 'coming';

const states: Record<GaugeState | Rest, { icon: ReactNode; word: ReactNode; tone: Status | null }> = {
  low: { icon: <ArrowRightAltRounded className="flip" />, word: <Trans>À lancer</Trans>, tone: 'error' },
  middle: { icon: <DirectionsWalkRounded className="flip" />, word: <Trans>En chemin</Trans>, tone: 'warning' },
  high: { icon: <CheckCircleRounded />, word: <Trans>Bon rythme</Trans>, tone: 'success' },
  paused: { icon: <PauseCircleRounded />, word: <Trans>En pause</Trans>, tone: null },
  coming: { icon: <HourglassEmptyRounded />, word: <Trans>À venir</Trans>, tone: null },
};

interface Props {
  /** « Actions »; also identifies the gauge among those that were animated today. */
  name: string;
  /** From 0 to 1. */
  share: number;
  /** Text of the points behind the figure: « 40 points sur 100 ». */
  source: ReactNode;
  level?: 3 | 4;
  rest?: Rest | null;
}

/** A share as a figure, in words, and as planks. */
export function Gauge({ name, share, source, level = 3, rest = null }: Props): ReactNode {
  const { icon, word, tone } = states[rest ?? gaugeState(share * gaugeLimits.total)];
  const animated = useFirstVisitOfDay(`gauge:${name}`);
  return (
    <Box sx={{ textAlign: 'center', minWidth: 0 }}>
      <GaugeArc
        share={share}
        tone={tone}
        animated={animated}
        figure={
          <>
            {Math.round(share * 100)}
            <tspan fontSize="22" dx="3">
              %
            </tspan>
          </>
        }
      />
      <Typography component={`h${level}`} variant="h3" sx={{ mt: '12px', fontSize: '1rem', lineHeight: 1.3 }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {source}
      </Typography>
      <Box
        component="p"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          mt: '6px',
          typography: 'body2',
          fontWeight: 600,
          color: tone ? `status.${tone}.text` : 'text.secondary',
          '& svg': { fontSize: 18 },
        }}
      >
        {icon}
        {word}
      </Box>
    </Box>
  );
}
