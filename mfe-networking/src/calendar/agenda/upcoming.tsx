import { Plural, Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { isToCome, isToComeThisWeek } from '@passerelle/shared/contract/rules/network/appointments';
import { isoWeekOf, isSameWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import {
  Box,
  Card,
  LoadedArea,
  type LoadedState,
  Section,
  Skeleton,
  SkeletonCard,
  Typography,
} from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useNow } from '../../days/use-now';
import { byDay } from '../days/period';
import { AgendaDays } from './agenda-days';

/** All that is to come, independent of the shown period. */
export function Upcoming({ state }: { state: LoadedState<readonly Appointment[]> }): ReactNode {
  const now = useNow();
  return (
    <Section title={<Trans>À venir</Trans>}>
      <LoadedArea
        state={state}
        failure={<Trans>Vos prochains rendez‑vous ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {(appointments) => {
          const days = byDay(appointments.filter((one) => isToCome(one, now)));
          if (days.size > 0) return <AgendaDays days={days} />;
          return (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Rien de prévu pour le moment.</Trans>
              </Typography>
            </Card>
          );
        }}
      </LoadedArea>
    </Section>
  );
}

interface WeeksSummaryProps {
  /** All that is pending from today on; undefined while loading and after a failure. */
  appointments: readonly Appointment[] | undefined;
  isLoading: boolean;
}

/** Two lines on a phone, so that nothing below moves when the figures are there. */
const summary = { display: 'block', minHeight: { xs: '3em', md: '1.5em' } } as const;

/** « 2 rendez‑vous cette semaine, 3 la semaine prochaine. », of weeks as home and the server count them. */
export function WeeksSummary({ appointments, isLoading }: WeeksSummaryProps): ReactNode {
  const now = useNow();
  const toCome = (appointments ?? []).filter((one) => isToCome(one, now));
  const nextWeek = isoWeekOf(now, 1).fromDate;
  const here = toCome.filter((one) => isToComeThisWeek(one, now)).length;
  const next = toCome.filter(({ date }) => isSameWeek(date, nextWeek)).length;
  return (
    <Box component="span" sx={summary}>
      {isLoading && <Skeleton component="span" aria-hidden width="80%" sx={{ display: 'inline-block' }} />}
      {appointments && <WeekCounts here={here} next={next} />}
    </Box>
  );
}

/** A line breaks between the two. Each is a text by itself, and neither is the largest of the page, for which one would wait. */
const clause = { display: 'inline-block' } as const;

function WeekCounts({ here, next }: { here: number; next: number }): ReactNode {
  if (here === 0 && next === 0)
    return (
      <Trans>
        <Box component="span" sx={clause}>
          Aucun rendez‑vous à venir
        </Box>{' '}
        <Box component="span" sx={clause}>
          cette semaine ni la semaine prochaine.
        </Box>
      </Trans>
    );
  return (
    <Trans>
      <Box component="span" sx={clause}>
        <Plural value={here} _0="Aucun rendez‑vous" one="# rendez‑vous" other="# rendez‑vous" /> cette semaine,
      </Box>{' '}
      <Box component="span" sx={clause}>
        <Plural value={next} _0="aucun" one="#" other="#" /> la semaine prochaine.
      </Box>
    </Trans>
  );
}
