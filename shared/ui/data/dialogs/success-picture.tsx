import type { ReactNode } from 'react';
import { Box, Cable } from '@passerelle/shared/ui';

import { Scene } from './scene';

/** The whole bridge, and the sun resting on its deck: done. */
export const SuccessPicture = (): ReactNode => (
  <Scene sun={{ x: 222, y: 94, radius: 38 }}>
    <Cable x={118} y={42} width={208} height={66} sag={95.3} hangers={14} weight={2.4} tone="deep2" />
    <Box
      component="path"
      d="M170 132h38M226 132h20M196 142h52"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      sx={{ stroke: ({ vars }) => vars.palette.brand[300] }}
    />
  </Scene>
);
