import type { Appointment } from '@passerelle/shared/contract';
import { Box, sxOf } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { kindOf } from '../parts/kind';
import { markLook } from '../parts/kind-look';

/** As many as a narrow day holds; the agenda beneath has them all. */
const MOST = 3;

/** What a day holds, as shapes: the name of the day says how many there are. */
export const DayMarks = ({ appointments }: { appointments: readonly Appointment[] }): ReactNode => (
  <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '3px', height: 10 }}>
    {appointments.slice(0, MOST).map((appointment) => (
      <Box
        key={appointment.id}
        component="i"
        sx={sxOf(markLook[kindOf(appointment)], { '@media (forced-colors: active)': { border: '1px solid' } })}
      />
    ))}
  </Box>
);
