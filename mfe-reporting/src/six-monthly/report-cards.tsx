import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, lazyDialog, Link, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { FigureTable } from '@passerelle/shared/ui/data';
import { useId, useState, type ReactNode } from 'react';

import type { Figure } from '../panels/panel-figures';
import { maskedFiguresOf, type ReportFigures } from './report-figures';
import { type ReportLine, type ReportPart, reportParts } from './report-parts';
import type { ChosenFigure } from './report-people-dialog';
import type { ReportScope } from './six-monthly.resource';

const PeopleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "report-people" */ './report-people-dialog')).ReportPeopleDialog,
);

interface PartsProps {
  figures: ReportFigures;
  isMasked: boolean;
  scope: ReportScope;
}

/** The three parts; every figure opens its people. */
export function ReportParts({ figures, isMasked, scope }: PartsProps): ReactNode {
  const [chosen, setChosen] = useState<ChosenFigure | null>(null);
  const shown = isMasked ? maskedFiguresOf(figures) : figures;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '14px', md: '18px' } }}>
        {reportParts().map((part) => (
          <ReportPartCard
            key={part.key}
            part={part}
            explanation={explanations[part.key]}
            figures={shown}
            onChoose={setChosen}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: '18px', color: 'text.secondary' }}>
        <Trans>
          Tous les participants de l’organisation sont comptés, chacun une seule fois. Les personnes effacées depuis ne
          le sont plus.
        </Trans>
      </Typography>
      <PeopleDialog open={chosen !== null} chosen={chosen} scope={scope} onClose={() => setChosen(null)} />
    </>
  );
}

const explanations: Record<ReportPart['key'], ReactNode> = {
  ends: (
    <Trans>
      Les personnes dont le contrat a pris fin dans la période, par motif, à la date de départ de la clôture. Un
      reclassement interne ne met pas fin au contrat.
    </Trans>
  ),
  measures: (
    <Trans>
      Ce que Passerelle a enregistré pendant la période : combien de personnes l’ont fait et, s’il y a lieu, combien de
      fois.
    </Trans>
  ),
  situations: (
    <Trans>
      La situation de chaque personne dont le programme a pris fin dans la période, telle que la dernière clôture la
      note. Sans clôture, l’issue reste à renseigner.
    </Trans>
  ),
};

interface Props {
  part: ReportPart;
  explanation: ReactNode;
  figures: ReportFigures;
  onChoose: (chosen: ChosenFigure) => void;
}

/** One part of the report: its figures, and the items to complete by hand. */
function ReportPartCard({ part, explanation, figures, onChoose }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const id = useId();
  const hasTimes = part.key === 'measures';
  const written = (figure: Figure): string => (figure === 'masked' ? t`masqué` : figure === null ? '' : number(figure));
  const known = part.lines.filter(({ figure }) => figure !== undefined);
  const people = ({ figure, label }: ReportLine): ReactNode => {
    const count = figure ? figures(figure).people : null;
    const text = written(count);
    if (!figure || typeof count !== 'number' || count === 0) return text;
    return (
      <Link
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => onChoose({ figure, label })}
        sx={opensPeople}
      >
        {text}
        <VisuallyHidden>
          {' '}
          {count === 1 ? <Trans>personne : {label}</Trans> : <Trans>personnes : {label}</Trans>}
        </VisuallyHidden>
      </Link>
    );
  };
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {part.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: '4px', mb: '10px', color: 'text.secondary' }}>
        {explanation}
      </Typography>
      <FigureTable
        caption={part.title}
        columns={[
          { key: 'name', name: <VisuallyHidden>{t`Indicateur`}</VisuallyHidden> },
          { key: 'people', name: <Trans>Personnes</Trans> },
          ...(hasTimes ? [{ key: 'times', name: <Trans>Nombre</Trans> }] : []),
        ]}
        rows={known.map((line) => ({
          key: line.key,
          name: line.isTotal ? <b>{line.label}</b> : line.label,
          cells: [people(line), ...(hasTimes && line.figure ? [written(figures(line.figure).times)] : [])],
        }))}
      />
      <ByHand lines={part.lines.filter(({ figure }) => figure === undefined)} />
    </Card>
  );
}

const opensPeople = {
  display: 'inline-block',
  px: '12px',
  mx: '-12px',
  py: '12px',
  my: '-12px',
  fontWeight: 'inherit',
  '@media print': { color: 'inherit', textDecoration: 'none' },
} as const;

/** On paper each has a line to write on. */
function ByHand({ lines }: { lines: readonly ReportLine[] }): ReactNode {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="body2" sx={{ mt: '16px', fontWeight: 600 }}>
        <Trans>À compléter à la main</Trans>
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, mt: '4px', p: 0, listStyle: 'none' }}>
        {lines.map(({ key, label }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'baseline', gap: '10px', py: '5px' }}>
            <Box component="span" sx={{ typography: 'body2' }}>
              {label}
            </Box>
            <Box
              component="span"
              aria-hidden
              sx={{ flex: 1, minWidth: 48, borderBlockEnd: '1px dotted', borderColor: 'neutral.lineStrong' }}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
