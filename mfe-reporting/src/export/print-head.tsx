import { Trans, useLingui } from '@lingui/react/macro';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Filters } from '../queries/filters';
import { maskedNote } from './masked-note';
import type { PanelOnScreen } from './people';

interface Props {
  panels: readonly PanelOnScreen[];
  filters: Filters;
  isMasked: boolean;
  /** Name of the organisation. */
  organization: string | undefined;
}

/** Words of the active filters. */
function useFilterLabels({ range, zone, user, group, distrib, compare }: Filters): string[] {
  const { t } = useLingui();
  const written = useFormats().range(range.from, range.until - 1, { iana: zone });
  const [userName, groupName] = [user?.name ?? '', group?.name ?? ''];
  return [
    t`Période : ${written}`,
    group ? t`Groupe : ${groupName}` : t`Tous les groupes`,
    user ? t`Personne : ${userName}` : t`Toutes les personnes`,
    ...(distrib === 'gender' ? [t`Réparti par genre`] : []),
    ...(distrib === 'jobLevel' ? [t`Réparti par statut`] : []),
    ...(compare ? [t`Comparé à la période d’avant`] : []),
  ];
}

/** On paper only: whose figures these are, of when, as they were on which day. */
export function PrintHead({ panels, filters, isMasked, organization }: Props): ReactNode {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const words = useFilterLabels(filters);
  const printedAt = dateTime(now(), { iana: filters.zone });
  const missing = panels.filter(({ state }) => state.data === undefined).map(({ panel }) => i18n._(panel.title));
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mb: '16px' } }}>
      <Typography variant="h3" component="p">
        {organization}
      </Typography>
      <Typography variant="body2">{words.join(' · ')}</Typography>
      <Typography variant="body2">
        <Trans>Imprimé le {printedAt}</Trans>
      </Typography>
      {isMasked && (
        <Typography variant="body2" sx={{ mt: '8px', fontWeight: 600 }}>
          <Trans>À transmettre.</Trans> {maskedNote()}
        </Typography>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ mt: '8px' }}>
          <Trans>Ces chiffres manquaient à l’impression :</Trans> {missing.join(' ; ')}
        </Typography>
      )}
    </Box>
  );
}
