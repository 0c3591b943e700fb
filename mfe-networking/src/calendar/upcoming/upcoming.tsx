import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { Card, LoadedArea, Section, SkeletonCard, Typography, type LoadedState } from '@passerelle/shared/ui';
import type { Appointment } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { AgendaDays } from '../agenda/agenda-days';
import { byDay } from '../days/by-day';
import { plusDays, today } from '../../days/day';
import { weekOf } from '../days/period';

/** What is still to come until the end of next week, whatever the grid shows. */
export function Upcoming({ state }: { state: LoadedState<readonly Appointment[]> }): ReactNode {
  const { first, last } = weekOf(today());
  return (
    <Section title={<Trans>À venir</Trans>}>
      <LoadedArea
        state={state}
        failure={<Trans>Vos prochains rendez-vous ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {(appointments) => {
          const ahead = appointments.filter(({ status, date }) => status === 'pending' && date >= now().toISOString());
          const days = byDay(ahead, { first, last: plusDays(last, 7) });
          if (days.size > 0) return <AgendaDays days={days} />;
          return (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Rien de prévu d’ici la fin de la semaine prochaine.</Trans>
              </Typography>
            </Card>
          );
        }}
      </LoadedArea>
    </Section>
  );
}
