import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, IconButton, Typography } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Day } from '../../days/day';
import { named, step, type View } from '../days/period';

interface Props {
  labelId: string;
  view: View;
  date: Day;
  /** Those that the page has room for. */
  offered: readonly View[];
  onView: (view: View) => void;
  /** Null: today. */
  onDate: (date: Day | null) => void;
  /** The person is about to turn to that day. */
  onForesee: (date: Day) => void;
}

/** Which period, seen how, and the ways to another one. */
export function Toolbar({ labelId, view, date, offered, onView, onDate, onForesee }: Props): ReactNode {
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
      <TurnButtons
        view={view}
        onTurn={(by) => onDate(step(view, date, by))}
        onForesee={(by) => onForesee(step(view, date, by))}
      />
      <Box data-print="no" sx={{ display: 'flex', gap: '10px', flex: { xs: '1 0 100%', md: 'none' } }}>
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
interface TurnButtonsProps {
  view: View;
  onTurn: (by: By) => void;
  /** A pointer or the keyboard is at the button: what it leads to may be asked for. */
  onForesee: (by: By) => void;
}

/** The period before and the one after. */
export function TurnButtons({ view, onTurn, onForesee }: TurnButtonsProps): ReactNode {
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
      onPointerEnter={() => onForesee(by)}
      onFocus={() => onForesee(by)}
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
  const { month, range } = useFormats();
  const { first, last } = named(view, date);
  return view === 'week' ? range(first, last) : month(first);
}
