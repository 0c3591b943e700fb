import { Trans } from '@lingui/react/macro';
import { Box, DelayedSkeleton, lazyPart, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { ChartEngineProps } from './engine';

/** What goes wrong with the drawing, or with the library on its way, costs nothing beside it. */
const ChartEngine = lazyPart<ChartEngineProps>(
  async () => (await import(/* webpackChunkName: "chart-engine" */ './engine')).ChartEngine,
  {
    skeleton: ({ height }) => (
      <DelayedSkeleton>
        <Skeleton variant="rounded" height={height} />
      </DelayedSkeleton>
    ),
    failure: <Trans>Ce graphique n’a pas pu être dessiné. Le tableau donne les mêmes chiffres.</Trans>,
  },
);

/** SVG texts take no font from the options; on paper a chart is no wider than the sheet. */
const drawing = {
  '& text': { fontFamily: 'inherit !important' },
  '@media print': { '& svg': { maxWidth: '100%' } },
} as const;

/** The image alone. */
export const ChartDrawing = (props: ChartEngineProps): ReactNode => (
  <Box data-chart sx={{ ...drawing, minHeight: props.height }}>
    <ChartEngine {...props} />
  </Box>
);
