import { Trans } from '@lingui/react/macro';
import { SeriesMark } from '@passerelle/shared/charts';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  mt: '10px',
  typography: 'body2',
  color: 'text.secondary',
} as const;

interface Props {
  names: readonly string[];
  fills: readonly string[];
}

/** Names of the columns of a chart, in their fills; none for a single column, named by its chart. */
export const ColumnLegend = ({ names, fills }: Props): ReactNode =>
  names.length > 1 && (
    <Box sx={row}>
      {names.map((name, place) => (
        <span key={name}>
          <SeriesMark fill={fills[place] ?? ''} place={place} />
          {name}
        </span>
      ))}
    </Box>
  );

/** Note that the fainter last bar is an unfinished period: « mer. 18, en cours ». */
export const UnfinishedNote = ({ name }: { name: string }): ReactNode => (
  <Box sx={row}>
    <span>
      <Trans>Plus clair : {name}</Trans>
    </span>
  </Box>
);
