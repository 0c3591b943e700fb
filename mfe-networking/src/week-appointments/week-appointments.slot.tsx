import { Trans, useLingui } from '@lingui/react/macro';
import { Card, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { Carousel } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { AppointmentCard } from './appointment-card';
import { useWeekAppointments } from './week-appointments.resource';

/** On home: whom one meets this week, as far as it is not reported on yet. */
export function WeekAppointmentsSlot(): ReactNode {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Rendez-vous</Trans>}>
      <LoadedArea
        state={useWeekAppointments()}
        failure={<Trans>Vos rendez-vous ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Aucun rendez-vous en attente cette semaine.</Trans>
              </Typography>
            </Card>
          ) : (
            <Carousel label={t`Rendez-vous de la semaine`}>
              {items.map((appointment) => (
                <AppointmentCard key={appointment.id} appointment={appointment} />
              ))}
            </Carousel>
          )
        }
      </LoadedArea>
    </Section>
  );
}
