import { Trans } from '@lingui/react/macro';
import { EmptyState, Typography } from '@passerelle/shared/ui';
import { PlanButton } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useCounts } from './calendar.resource';

interface Props {
  /** A week, or a month. */
  isWeek: boolean;
  /** A grid with clickable days is shown above. */
  besideGrid: boolean;
}

/** A period without appointments. Without any appointment at all it explains what they are. */
export function EmptyPeriod({ isWeek, besideGrid }: Props): ReactNode {
  const { data } = useCounts(true);
  const hasNone = data !== undefined && data.pending + data.validated === 0;
  if (hasNone) {
    return (
      <EmptyState title={<Trans>Aucun rendez‑vous pour le moment</Trans>} action={<PlanButton />}>
        <Trans>Chaque échange que vous planifiez avec une personne de votre réseau prend place ici.</Trans>
      </EmptyState>
    );
  }
  const title = isWeek ? (
    <Trans>Aucun rendez‑vous cette semaine-là</Trans>
  ) : (
    <Trans>Aucun rendez‑vous ce mois-là</Trans>
  );
  if (besideGrid) {
    return (
      <Typography variant="body2" sx={{ mt: '14px', color: 'text.secondary' }}>
        {title}
      </Typography>
    );
  }
  return <EmptyState title={title} />;
}
