import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { ReportingRange } from '../reporting-range';
import type { ActivityPart } from './activity';
import { usePartNames } from './use-part-names';

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.90625rem',
  lineHeight: 1.35,
  '& th, & td': { padding: '7px 0 7px 12px', borderBlockEnd: '1px solid', borderColor: 'divider', textAlign: 'end' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    verticalAlign: 'bottom',
    fontSize: '0.84375rem',
    fontWeight: 560,
    color: 'text.secondary',
    backgroundColor: 'background.paper',
  },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'inherit' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
} as const;

interface Props {
  unit: ReportingRange['unit'];
  parts: readonly ActivityPart[];
  /** Beside the chart: no higher than that, a long one moves by itself. */
  maxHeight?: number | undefined;
}

/** What the chart shows, in figures. */
export function ActivityTable({ unit, parts, maxHeight }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { full } = usePartNames(unit);
  const caption = t`Votre activité en chiffres`;
  const moves = maxHeight !== undefined && { tabIndex: 0, role: 'region', 'aria-label': caption };
  return (
    <Box {...moves} sx={{ maxHeight: { lg: maxHeight }, overflowY: 'auto' }}>
      <Box component="table" sx={table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? <Trans>Jour</Trans> : <Trans>Semaine</Trans>}</th>
            <th scope="col">
              <Trans>Connexions</Trans>
            </th>
            <th scope="col">
              <Trans>Actions faites</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.from}>
              <th scope="row">{full(part)}</th>
              <td>{number(part.connections)}</td>
              <td>{number(part.actions)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
