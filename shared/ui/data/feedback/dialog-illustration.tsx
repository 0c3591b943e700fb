import { type ReactNode, useId } from 'react';
import { Box, Cable } from '@passerelle/shared/ui';

interface Props {
  /** It rests on the deck, 108 from above, and is not seen below it. */
  sun: { x: number; y: number; radius: number };
  /** The one thing between the banks, in paths of 444 by 150. */
  children: ReactNode;
}

/** Illustration for the top of a dialog: two banks, a sun, and the scene between them. */
export function DialogIllustration({ sun, children }: Props): ReactNode {
  const clip = useId();
  return (
    <Box
      component="svg"
      viewBox="0 0 444 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ display: 'block', flex: 'none', width: '100%', height: 150 }}
    >
      <clipPath id={clip}>
        <path d="M0 0h444v108H0z" />
      </clipPath>
      <Box component="rect" width="444" height="150" sx={{ fill: ({ vars }) => vars.palette.brand[50] }} />
      <Box
        component="circle"
        cx={sun.x}
        cy={sun.y}
        r={sun.radius}
        clipPath={`url(#${clip})`}
        sx={{ fill: ({ vars }) => vars.palette.lantern.main }}
      />
      <Box
        component="path"
        d="M0 150V84c50-22 100-12 128 20l26 46zM444 150V84c-50-22-100-12-128 20l-26 46z"
        sx={{ fill: ({ vars }) => vars.palette.scenery.bankSoft }}
      />
      <Box
        component="path"
        d="M0 150v-42c50-14 88-6 118 8l20 34zM444 150v-42c-50-14-88-6-118 8l-20 34z"
        sx={{ fill: ({ vars }) => vars.palette.scenery.bank }}
      />
      {children}
    </Box>
  );
}

/** The whole bridge, and the sun resting on its deck: done. */
export const SuccessIllustration = (): ReactNode => (
  <DialogIllustration sun={{ x: 222, y: 94, radius: 38 }}>
    <Cable x={118} y={42} width={208} height={66} sag={95.3} hangers={14} weight={2.4} tone="deep2" />
    <Box
      component="path"
      d="M170 132h38M226 132h20M196 142h52"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      sx={{ stroke: ({ vars }) => vars.palette.brand[300] }}
    />
  </DialogIllustration>
);
