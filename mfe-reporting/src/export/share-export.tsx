import { Trans, useLingui } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useCall } from '@passerelle/shared/client';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button, lazyDialog, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import type { Mask } from '../panels/panel-figures';
import type { Filters } from '../queries/filters';
import { maskedNote } from './masked-note';
import type { PanelOnScreen } from './people';

interface PrintHeadProps {
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

/** Print header: organisation, filters, and time of printing. */
function PrintHead({ panels, filters, isMasked, organization }: PrintHeadProps): ReactNode {
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

const ShareExportDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "share-export" */ './share-export-dialog')).ShareExportDialog,
);

interface Props {
  panels: readonly PanelOnScreen[];
  filters: Filters;
  /** At the beginning of the line in which the button stands. */
  controls: ReactNode;
  /** The printed content: masked when it is meant for sharing. */
  children: (mask: Mask | undefined) => ReactNode;
}

/** On a phone the button is as wide as the controls above it. */
const line = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'flex-start' },
  gap: { xs: '10px', md: '12px' },
  '& > section': { flex: 1, minWidth: 0 },
  '& > button': { flex: 'none' },
} as const;

/** The figures of a screen as a file or on paper, for oneself or to be passed on. */
export function ShareExport({ panels, filters, controls, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const [printing, setPrinting] = useState<{ mask: Mask | undefined } | null>(null);
  const mask = printing?.mask;
  // Asked for with the rest of the page: what comes later would ask again.
  const { data: me } = useCall('GET /me');
  return (
    <>
      <Box data-print="no" sx={line}>
        {controls}
        <Button variant="neutral" startIcon={<DownloadRounded />} onClick={() => setOpen(true)}>
          <Trans>Exporter les chiffres</Trans>
        </Button>
      </Box>
      <PrintHead
        panels={panels}
        filters={filters}
        isMasked={mask !== undefined}
        organization={me?.organization?.name}
      />
      {children(mask)}
      <ShareExportDialog
        open={open}
        onClose={() => setOpen(false)}
        panels={panels}
        filters={filters}
        onPrint={(chosen) => {
          setOpen(false);
          setPrinting({ mask: chosen });
        }}
        isPrinting={printing !== null}
        onPrinted={() => setPrinting(null)}
      />
    </>
  );
}
