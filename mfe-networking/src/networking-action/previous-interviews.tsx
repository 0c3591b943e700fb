import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { Box, Card, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionRow } from '../components/action/action-row';

/** The earlier interviews of the same series, the latest first. */
export function PreviousInterviews({ action }: { action: Appointment }): ReactNode {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Entretiens précédents</Trans>}>
      <LoadedArea
        state={useInterviews(action)}
        failure={<Trans>Les entretiens précédents ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés. Le reste de la page fonctionne.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {({ items }) => {
          const earlier = interviewsBefore(items, action);
          return earlier.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>C’est le premier entretien de ce recrutement.</Trans>
              </Typography>
            </Card>
          ) : (
            <Box
              component="ul"
              aria-label={t`Entretiens précédents`}
              sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}
            >
              {earlier.map((one) => (
                <ActionRow key={one.id} action={one} />
              ))}
            </Box>
          );
        }}
      </LoadedArea>
    </Section>
  );
}

/** The interviews of a series before the given one, by date, the latest first. */
export const interviewsBefore = (series: readonly Appointment[], { id, date }: Pick<Appointment, 'id' | 'date'>) =>
  series
    .filter((one) => one.id !== id && Date.parse(one.date) < Date.parse(date))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));

/** All interviews of one hiring; its id is that of the first one. */
export const useInterviews = ({ id, firstAppointment }: Pick<Appointment, 'id' | 'firstAppointment'>) =>
  useCall('GET /me/agenda', {
    query: { firstAppointment: firstAppointment ?? id, sort: 'date', order: 'desc', pageSize: pageSizes.general },
  });
