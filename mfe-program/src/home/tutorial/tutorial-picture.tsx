import { Box } from '@passerelle/shared/ui';
import { Scene } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Drawing } from './drawings';

interface Props {
  drawing: Drawing;
  /** From 0 at the first view to 1 at the last: how high the sun has risen. */
  progress: number;
}

/** One thing between two banks, while the sun rises from one view to the next. */
export function TutorialPicture({
  drawing: { thick, thin, lit, weight = 5, litWeight = weight },
  progress,
}: Props): ReactNode {
  return (
    <Scene sun={{ x: 84, y: 96 - 58 * progress, radius: 22 }}>
      <Box
        component="g"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ stroke: ({ vars }) => vars.palette.brand.deep2 }}
      >
        {thin && <path d={thin} strokeWidth="2.4" />}
        <path d={thick} strokeWidth={weight} />
        {lit && (
          <Box
            component="path"
            d={lit}
            strokeWidth={litWeight}
            sx={{ stroke: ({ vars }) => vars.palette.lantern.main }}
          />
        )}
      </Box>
    </Scene>
  );
}
