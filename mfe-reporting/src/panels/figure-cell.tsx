import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { FigureText } from './figure-text';
import type { Figure } from './panel-figures';

/** A figure in a table. Figures come before what says that there is none. */
export const FigureCell = ({ figure, text }: { figure: Figure; text: FigureText }): ReactNode =>
  typeof figure === 'number' ? (
    text(figure)
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text(figure)}
    </Box>
  );
