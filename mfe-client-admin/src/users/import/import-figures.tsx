import { Trans } from '@lingui/react/macro';
import type { UserImport } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Figure {
  name: ReactNode;
  value: number;
}

/** Counts of an import, before and after it. */
export function ImportFigures({ figures }: { figures: readonly (Figure & { id: string })[] }): ReactNode {
  const { number } = useFormats();
  return (
    <Card
      padding="small"
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: '16px 24px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 40%), 1fr))',
      }}
    >
      {figures.map(({ id, name, value }) => (
        <Box key={id} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'figure', color: value === 0 ? 'neutral.ink3' : 'text.primary' }}>
            {number(value)}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

/** Before: what would be done. */
export const foreseen = ({ counts }: UserImport, mails: number) => [
  { id: 'created', name: <Trans>à importer</Trans>, value: counts.created },
  { id: 'known', name: <Trans>déjà là, inchangées</Trans>, value: counts.known },
  { id: 'refused', name: <Trans>refusées</Trans>, value: counts.refused },
  { id: 'seats', name: <Trans>places prises</Trans>, value: counts.seats },
  { id: 'mails', name: <Trans>e‑mails de bienvenue</Trans>, value: mails },
];

/** Figures after the import. */
export const done = ({ counts, status }: UserImport) => [
  { id: 'created', name: <Trans>importées</Trans>, value: counts.created + counts.undone },
  ...(counts.undone > 0 ? [{ id: 'undone', name: <Trans>retirées ensuite</Trans>, value: counts.undone }] : []),
  ...(counts.pending > 0
    ? [
        {
          id: 'pending',
          name: status === 'undone' ? <Trans>non importées</Trans> : <Trans>en attente</Trans>,
          value: counts.pending,
        },
      ]
    : []),
  { id: 'known', name: <Trans>déjà là, inchangées</Trans>, value: counts.known },
  { id: 'refused', name: <Trans>refusées</Trans>, value: counts.refused },
  { id: 'mails', name: <Trans>e‑mails de bienvenue</Trans>, value: counts.mails },
];
