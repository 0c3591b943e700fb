import { Box, Cable } from '@passerelle/shared/ui';
import { Scene } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** A bridge with the last planks laid, and a sun that is up: all that is missing is who crosses it. */
export const WelcomePicture = (): ReactNode => (
  <Scene sun={{ x: 222, y: 34, radius: 22 }}>
    <Cable x={118} y={42} width={208} height={66} sag={95.3} hangers={14} weight={2.4} tone="deep2" />
    <Box
      component="path"
      d="M208 108h28"
      fill="none"
      strokeWidth="4.8"
      strokeLinecap="round"
      sx={{ stroke: ({ vars }) => vars.palette.lantern.main }}
    />
  </Scene>
);
