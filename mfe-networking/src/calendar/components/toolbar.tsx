import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, IconButton, Typography } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Day } from '../../days/day';
import { periodOf, step, type View } from '../days/period';

interface Props {
  labelId: string;
  view: View;
  date: Day;
  /** The views that fit the width of the page. */
  offered: readonly View[];
  onView: (view: View) => void;
  /** Null: today. */
  onDate: (date: Day | null) => void;
  /** The pointer or focus is on a button that leads to that day. */
  onPrefetch: (date: Day) => void;
}

/** The name of the period, the buttons to other periods, and the choice of a view. */
export function Toolbar({ labelId, view, date, offered, onView, onDate, onPrefetch }: Props): ReactNode {
  const { t } = useLingui();
  const words: Record<View, ReactNode> = {
    month: <Trans>Mois</Trans>,
    week: <Trans>Semaine</Trans>,
    agenda: <Trans>Agenda</Trans>,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px', mb: '14px' }}>
      <Typography
        id={labelId}
        component="h2"
        variant="h2"
        sx={{
          flex: '1 1 auto',
          fontSize: { xs: '1.1875rem', md: '1.375rem' },
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {usePeriodName(view, date)}
      </Typography>
      <PeriodButtons
        view={view}
        onTurn={(by) => onDate(step(view, date, by))}
        onPrefetch={(by) => onPrefetch(step(view, date, by))}
      />
      <Box
        data-print="no"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', flex: { xs: '1 0 100%', md: 'none' } }}
      >
        <Button variant="neutral" onClick={() => onDate(null)}>
          <Trans>Aujourd’hui</Trans>
        </Button>
        <ViewSwitch
          label={t`Affichage du calendrier`}
          value={view}
          options={offered.map((value) => ({ value, label: words[value] }))}
          onChange={onView}
        />
      </Box>
    </Box>
  );
}

type By = 1 | -1;
interface PeriodButtonsProps {
  view: View;
  onTurn: (by: By) => void;
  /** The pointer or focus is on the button: the next period can be fetched. */
  onPrefetch: (by: By) => void;
}

/** The buttons to the previous and the next period. */
export function PeriodButtons({ view, onTurn, onPrefetch }: PeriodButtonsProps): ReactNode {
  const { t } = useLingui();
  const isWeek = view === 'week';
  const names: Record<By, string> = {
    [-1]: isWeek ? t`Semaine précédente` : t`Mois précédent`,
    1: isWeek ? t`Semaine suivante` : t`Mois suivant`,
  };
  const button = (by: By, icon: ReactNode): ReactNode => (
    <IconButton
      aria-label={names[by]}
      onClick={() => onTurn(by)}
      onPointerEnter={() => onPrefetch(by)}
      onFocus={() => onPrefetch(by)}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box data-print="no" sx={{ display: 'flex', gap: '2px' }}>
      {button(-1, <ChevronLeftRounded className="flip" />)}
      {button(1, <ChevronRightRounded className="flip" />)}
    </Box>
  );
}

/** « novembre 2026 », « 16 – 22 novembre » */
export function usePeriodName(view: View, date: Day): string {
  const { month, range } = useFormats().withJalali;
  const { first, last } = periodOf(view, date);
  return view === 'week' ? range(first, last) : month(first, last);
}
