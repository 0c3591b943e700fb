import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { RouteLink } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const step = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '12px',
  color: 'text.secondary',
} as const;

interface Props {
  direction: 'back' | 'on';
  label: string;
  /** None where the programme ends. */
  to: string | undefined;
}

/** To the neighbouring week. */
export function WeekStep({ direction, label, to }: Props): ReactNode {
  const arrow =
    direction === 'back' ? <ChevronLeftRounded className="flip" /> : <ChevronRightRounded className="flip" />;
  if (to === undefined) {
    return (
      <Box component="span" aria-hidden data-print="no" sx={{ ...step, opacity: 0.35 }}>
        {arrow}
      </Box>
    );
  }
  return (
    <Box
      component={RouteLink}
      to={to}
      aria-label={label}
      data-print="no"
      sx={{ ...step, '&:hover': { backgroundColor: 'neutral.sunken' } }}
    >
      {arrow}
    </Box>
  );
}
