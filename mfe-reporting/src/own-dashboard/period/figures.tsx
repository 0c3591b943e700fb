import { Plural, Trans, useLingui } from '@lingui/react/macro';
import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, type LoadedState, Skeleton, Typography } from '@passerelle/shared/ui';
import { FigureCard } from '@passerelle/shared/ui/data';
import { StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { PanelContent } from '../../panels/panel-content';
import { figureOf, type MetricSeries, ownMetrics } from './own-metrics';
import type { SeriesByMetric } from './own-series';
import { wasAnything } from './period-story';

/** Change of a figure. Only an increase has a colour: a decrease is no fault. */
function Change({ difference }: { difference: number | null }): ReactNode {
  const { number } = useFormats();
  if (difference === null) return null;
  const by = number(Math.abs(difference));
  if (difference === 0) {
    return (
      <StateLabel wraps icon={<TrendingFlatRounded className="flip" />}>
        <Trans>Comme avant</Trans>
      </StateLabel>
    );
  }
  return difference > 0 ? (
    <StateLabel wraps icon={<TrendingUpRounded className="flip" />} tone="success">
      <Trans context="a figure that grew">{by} de plus</Trans>
    </StateLabel>
  ) : (
    <StateLabel wraps icon={<TrendingDownRounded className="flip" />}>
      <Trans context="a figure that fell">{by} de moins</Trans>
    </StateLabel>
  );
}

/** Content under a label: the figure with its change, and on a phone a line with its meaning. */
const HEIGHT = 78;
const kept = { xs: 69, md: HEIGHT } as const;
const keptWithUnit = { xs: 89.25, md: HEIGHT } as const;

interface FigureProps {
  label: ReactNode;
  state: LoadedState<MetricSeries>;
  unit?: ReactNode;
  /** A unit may come with the figure. */
  mayHaveUnit?: boolean;
  /** A line of its own beneath. */
  also?: ReactNode;
  /** There is a time before that it can be compared with. */
  isComparable: boolean;
}

/** One figure of the range: loading, failed or shown. */
function Figure({ label, state, unit, mayHaveUnit = false, also, isComparable }: FigureProps): ReactNode {
  const { number } = useFormats();
  if (state.data !== undefined) {
    const { value, difference } = figureOf(state.data);
    const trend = (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: '2px' }}>
        <Change difference={isComparable ? difference : null} />
        {also}
      </Box>
    );
    return <FigureCard label={label} value={number(value)} unit={unit} trend={trend} />;
  }
  return (
    <Card sx={{ padding: { xs: '14px 16px', md: '20px 22px' } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <PanelContent
        state={state}
        minHeight={HEIGHT}
        failure={<Trans>Ce chiffre n’a pas pu être chargé.</Trans>}
        skeleton={
          <Box sx={{ minHeight: mayHaveUnit ? keptWithUnit : kept }}>
            <Skeleton variant="rounded" width={72} height={30} sx={{ my: '8px' }} />
          </Box>
        }
      >
        {() => null}
      </PanelContent>
    </Card>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    xxl: 'repeat(5, minmax(0, 1fr))',
  },
  gap: { xs: '10px', md: '18px' },
  m: 0,
  p: 0,
  listStyle: 'none',
  // A word that does not break must not widen its column.
  '& > li': { minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > li:last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;

/** « dont 2 h 40 en tout »: hours and minutes, as they are spoken. */
function Time({ seconds }: { seconds: number }): ReactNode {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return <Trans>{minutes} min en tout</Trans>;
  const padded = String(rest).padStart(2, '0');
  return (
    <Trans>
      {hours} h {padded} en tout
    </Trans>
  );
}

/** The figures of the range, and how each moved. */
export function Figures({ series }: { series: SeriesByMetric }): ReactNode {
  const { t } = useLingui();
  const { data: time } = series.total_session_duration;
  const { data: accepted } = series.accepted_job_applications;
  // At the very beginning « comme avant » would compare with nothing.
  const loaded = Object.values(series).flatMap(({ data }) => data ?? []);
  const isComparable = loaded.length < ownMetrics.length || wasAnything(loaded);
  const proposed = accepted ? figureOf(accepted).value : 0;
  return (
    <Box component="ul" aria-label={t`Chiffres de la période`} sx={grid}>
      <li>
        <Figure
          isComparable={isComparable}
          label={<Trans>Connexions</Trans>}
          state={series.session_count}
          mayHaveUnit
          unit={time && figureOf(time).value > 0 && <Time seconds={figureOf(time).value} />}
        />
      </li>
      <li>
        <Figure isComparable={isComparable} label={<Trans>Points gagnés</Trans>} state={series.task_points} />
      </li>
      <li>
        <Figure
          isComparable={isComparable}
          label={<Trans>Actions de networking faites</Trans>}
          state={series.networking_actions_done_count}
        />
      </li>
      <li>
        <Figure
          isComparable={isComparable}
          label={<Trans>Entretiens passés</Trans>}
          state={series.job_interview_done_count}
        />
      </li>
      <li>
        <Figure
          isComparable={isComparable}
          label={<Trans>Candidatures envoyées</Trans>}
          state={series.submitted_job_applications}
          also={
            proposed > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Plural value={proposed} one="dont # entretien proposé" other="dont # entretiens proposés" />
              </Typography>
            )
          }
        />
      </li>
    </Box>
  );
}
