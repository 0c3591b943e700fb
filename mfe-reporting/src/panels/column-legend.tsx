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

/** Which column of a chart is which, drawn as the columns are; one alone has the name of its chart. */
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

/** Why the last bar is fainter than the others: « mer. 18, en cours ». */
export const UnfinishedNote = ({ name }: { name: string }): ReactNode => (
  <Box sx={row}>
    <span>
      <Trans>Plus clair : {name}</Trans>
    </span>
  </Box>
);
