import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';

import { Bar } from './progress';

interface Props {
  /** « Quoi », « Qui », « Quand »: numbered here. */
  names: readonly string[];
  /** Counted from one. */
  current: number;
}

/** At the start of a journey a little is done already; it is full when the last step is. */
const shares = (current: number, total: number): number =>
  current === 1 ? 10 : Math.round(((current - 1) / (total - 1)) * 100);

/** Progress through a journey of a few steps. */
export function Steps({ names, current }: Props): ReactNode {
  const total = names.length;
  return (
    <Box>
      <VisuallyHidden component="p">
        <Trans>
          Étape {current} sur {total}
        </Trans>
      </VisuallyHidden>
      <Box
        component="ol"
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: '12px',
          m: 0,
          mb: '10px',
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'neutral.ink3',
        }}
      >
        {names.map((name, index) => (
          <Box
            key={name}
            component="li"
            sx={{
              ...(index + 1 < current && { color: 'text.secondary' }),
              ...(index + 1 === current && { color: 'brand.text', fontWeight: 620 }),
            }}
          >
            {index + 1}. {name}
          </Box>
        ))}
      </Box>
      <Bar percent={shares(current, total)} />
    </Box>
  );
}
