import { useLingui } from '@lingui/react/macro';
import type { BadgeLevel } from '@passerelle/shared/contract';
import { Box, Typography } from '@passerelle/shared/ui';
import { badgeLevelLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

const metals: Record<BadgeLevel, { fill: string; line: string; ink: string }> = {
  lvl1: { fill: '#FBFAF7', line: '#9A938A', ink: '#6B6472' },
  lvl2: { fill: '#DDE1E6', line: '#7B8592', ink: '#3B444F' },
  lvl3: { fill: '#F3CC6B', line: '#A8770D', ink: '#4A3303' },
};

const dots: Record<BadgeLevel, readonly (readonly [number, number])[]> = {
  lvl1: [[36, 54]],
  lvl2: [
    [32, 54],
    [40, 54],
  ],
  lvl3: [
    [28, 53],
    [36, 56],
    [44, 53],
  ],
};

interface Props {
  /** Null: nothing of it was done yet. */
  level: BadgeLevel | null;
  /** The family's icon. */
  icon: ReactNode;
  width?: number;
}

/** The drawing alone: dashed until it is won, silver, gold; the dots count the same. The words stand beside it. */
export function Shield({ level, icon, width = 68 }: Props): ReactNode {
  const { fill, line, ink } = metals[level ?? 'lvl1'];
  const inProgress = level === null || level === 'lvl1';
  const scale = width / 68;
  return (
    <Box sx={{ position: 'relative', flex: 'none', width, height: 76 * scale }} aria-hidden>
      <svg viewBox="0 0 72 80" width="100%" height="100%">
        <path
          d="M36 3 62 15v26c0 17-11 28-26 34C21 69 10 58 10 41V15z"
          fill={fill}
          stroke={line}
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeDasharray={inProgress ? '5 5' : undefined}
        />
        {(level ? dots[level] : []).map(([x, y]) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="3"
            fill={inProgress ? 'none' : ink}
            stroke={inProgress ? ink : 'none'}
            strokeWidth="1.6"
          />
        ))}
      </svg>
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 16 * scale,
          textAlign: 'center',
          color: ink,
          lineHeight: 0,
          '& svg': { fontSize: 25 * scale },
        }}
      >
        {icon}
      </Box>
    </Box>
  );
}

interface BadgeShieldProps {
  /** Null: nothing of it was done yet. */
  level: BadgeLevel | null;
  /** The family's icon. */
  icon: ReactNode;
  name: ReactNode;
}

/** A badge with its words: the family, and how far it got. */
export function BadgeShield({ level, icon, name }: BadgeShieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        textAlign: 'center',
        minWidth: 0,
        overflowWrap: 'anywhere',
      }}
    >
      <Shield level={level} icon={icon} />
      <Typography variant="body2" sx={{ mt: '4px', fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(badgeLevelLabels[level ?? 'none'])}
      </Typography>
    </Box>
  );
}
