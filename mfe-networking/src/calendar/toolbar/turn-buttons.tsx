import { useLingui } from '@lingui/react/macro';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { Box, IconButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { View } from '../days/period';

type By = 1 | -1;
interface Props {
  view: View;
  onTurn: (by: By) => void;
  /** A pointer or the keyboard is at the button: what it leads to may be asked for. */
  onForesee: (by: By) => void;
}

/** The period before and the one after. */
export function TurnButtons({ view, onTurn, onForesee }: Props): ReactNode {
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
