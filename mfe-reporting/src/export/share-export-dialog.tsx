import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { Formats } from '@passerelle/shared/i18n';
import { Button, Notice, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/choices';
import { type ReactNode, useEffect, useState } from 'react';

import type { Panel } from '../dashboards/dashboard';
import { type Mask, type MaskedPanel, panelFigures } from '../panels/panel-figures';
import { phrase, sentenceOf } from '../panels/phrase';
import { oneFigure, readingOf } from '../panels/reading';
import type { Filters } from '../queries/filters';
import type { PanelData } from '../queries/panel-data';
import { maskedFigures, type MaskedFigures } from './masked-figures';
import { MaskedHelp } from './masked-help';
import { type PanelOnScreen, type People, peopleOn } from './people';
import { useExport } from './use-export';
import { usePrint } from './use-print';

/** Sentence of a masked panel, without masked figures or comparisons that would reveal them. */
export function maskedSentence(panel: Panel, data: PanelData, masked: MaskedFigures, formats: Formats): string {
  const one = masked.total ? null : oneFigure(panel, data);
  const only = masked.figures.rows.length === 1 ? masked.figures.rows[0]?.figures : undefined;
  const isOnlyMasked = only?.length === 1 && only[0] === 'masked';
  if (one && !isOnlyMasked) return sentenceOf(phrase(panel, one.value, formats));
  const isMasked = masked.total || masked.figures.rows.some(({ figures }) => figures.includes('masked'));
  if (isMasked) return t`Une partie de ces chiffres porte sur trop peu de personnes.`;
  return readingOf(panel, { ...data, before: null }, formats).sentence;
}

function maskedPanel(panel: Panel, data: PanelData, people: People): MaskedPanel {
  const masked = maskedFigures(panel, panelFigures(panel, data), people);
  return {
    figures: masked.figures,
    isWhole: masked.figures.rows.every(({ figures }) => !figures.includes('masked')),
    sentence: (formats) => maskedSentence(panel, data, masked, formats),
  };
}

interface Props {
  open: boolean;
  onClose: () => void;
  panels: readonly PanelOnScreen[];
  filters: Filters;
  onPrint: (mask: Mask | undefined) => void;
  isPrinting: boolean;
  onPrinted: () => void;
}

/** Panels without data are absent from the file rather than shown as zero. */
function NotThere({ panels }: { panels: readonly PanelOnScreen[] }): ReactNode {
  const { i18n } = useLingui();
  const missing = panels.filter(({ state }) => state.data === undefined);
  if (missing.length === 0) return null;
  const areLoading = missing.some(({ state }) => state.isLoading);
  return (
    <Notice tone="warning" sx={{ mb: '16px' }} title={<Trans>Certains chiffres ne sont pas là</Trans>}>
      {areLoading ? (
        <Trans>
          Ils ne seront ni dans le fichier ni sur le papier. Ceux qui chargent encore arrivent dans un instant :
        </Trans>
      ) : (
        <Trans>Ils ne seront ni dans le fichier ni sur le papier :</Trans>
      )}
      <ul>
        {missing.map(({ panel }) => (
          <li key={panel.id}>{i18n._(panel.title)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Reason that the chosen figures cannot be shared, or the effect of masking on them. */
function MaskHelp({ isPerson, isUnknown }: { isPerson: boolean; isUnknown: boolean }): ReactNode {
  if (isPerson) return <Trans>Les chiffres d’une seule personne ne se transmettent pas : elle serait reconnue.</Trans>;
  if (isUnknown) {
    return <Trans>Pas encore possible : le nombre de personnes concernées n’est pas connu.</Trans>;
  }
  return <MaskedHelp />;
}

export function ShareExportDialog({
  open,
  onClose,
  panels,
  filters,
  onPrint,
  isPrinting,
  onPrinted,
}: Props): ReactNode {
  usePrint(isPrinting, onPrinted);
  const [wanted, setWanted] = useState(false);
  const { state, run, reset } = useExport();
  const people = peopleOn(panels);
  const isPerson = filters.user !== null;
  const canMask = !isPerson && people !== undefined;
  const isMasked = wanted && canMask;
  const isEmpty = panels.every((one) => one.state.data === undefined);
  useEffect(() => {
    if (state.status === 'idle') return;
    onClose();
    reset();
  }, [state.status, onClose, reset]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={<Trans>Exporter ou imprimer</Trans>}
      actions={
        <>
          <Button
            variant="neutral"
            disabled={isEmpty}
            startIcon={<PrintRounded />}
            onClick={() => onPrint(isMasked ? (panel, data) => maskedPanel(panel, data, people) : undefined)}
          >
            <Trans>Imprimer</Trans>
          </Button>
          <Button
            variant="neutral"
            disabled={isEmpty}
            onClick={() => run('csv', panels, filters, isMasked ? people : undefined)}
          >
            <Trans>Télécharger le fichier CSV</Trans>
          </Button>
          <Button
            variant="contained"
            disabled={isEmpty}
            onClick={() => run('excel', panels, filters, isMasked ? people : undefined)}
          >
            <Trans>Pour Excel</Trans>
          </Button>
        </>
      }
    >
      <NotThere panels={panels} />
      <Typography sx={{ mb: '12px' }}>
        <Trans>
          Les fichiers et le papier contiennent les chiffres affichés, avec les mêmes filtres. « Pour Excel » donne une
          ligne par indicateur, le fichier CSV une ligne par valeur. L’impression peut aussi être enregistrée en PDF.
        </Trans>
      </Typography>
      <FormControlLabel
        control={
          <Checkbox checked={isMasked} disabled={!canMask} onChange={({ target }) => setWanted(target.checked)} />
        }
        label={<Trans>À transmettre</Trans>}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineStart: '32px' }}>
        <MaskHelp isPerson={isPerson} isUnknown={people === undefined} />
      </Typography>
    </Dialog>
  );
}
