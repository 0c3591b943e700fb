import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BadgeLevel } from '@passerelle/shared/contract';
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
  name: ReactNode;
  /** « Argent en cours », « Argent », « Or ». */
  levelName: ReactNode;
}

/** A shield: dashed until it is won, silver, gold; the dots count the same, and the words say it. */
export function BadgeShield({ level, icon, name, levelName }: Props): ReactNode {
  const { fill, line, ink } = metals[level ?? 'lvl1'];
  const inProgress = level === null || level === 'lvl1';
  return (
    <Box sx={{ textAlign: 'center', minWidth: 0 }}>
      <Box sx={{ position: 'relative', width: 68, height: 76, mx: 'auto' }} aria-hidden>
        <svg viewBox="0 0 72 80" width="68" height="76">
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
            insetBlockStart: 16,
            color: ink,
            lineHeight: 0,
            '& svg': { fontSize: 25 },
          }}
        >
          {icon}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: '4px', fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {levelName}
      </Typography>
    </Box>
  );
}
