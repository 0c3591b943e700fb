import { Trans } from '@lingui/react/macro';
import { canReport, type Appointment } from '@passerelle/shared/contract';
import { Box, Card, Section, Typography } from '@passerelle/shared/ui';
import { useRef, type ReactNode } from 'react';

import { AddRecommended } from './add-recommended';
import { RecommendedPeople } from './recommended-people';
import { useRecommended } from './use-recommended';

/** Whom the person met has put one in touch with: each is the next networking action. */
export function Recommended({ action }: { action: Appointment }): ReactNode {
  const { people, add, remove } = useRecommended(action);
  const mayChange = canReport(action);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Section title={<Trans>Contacts recommandés</Trans>}>
      <Card padding="small">
        <Box ref={box} tabIndex={-1} sx={{ display: 'grid', gap: '16px' }}>
          {people.length > 0 ? (
            <RecommendedPeople
              people={people}
              onRemove={
                mayChange
                  ? (person) => {
                      // The button goes away with the person.
                      box.current?.focus();
                      void remove(person);
                    }
                  : undefined
              }
            />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {mayChange ? (
                <Trans>Personne pour le moment. Demandez toujours à qui d’autre vous pourriez parler.</Trans>
              ) : (
                <Trans>Aucun contact recommandé.</Trans>
              )}
            </Typography>
          )}
          {mayChange && (
            <Box data-print="no" sx={{ display: 'grid', gap: '14px' }}>
              <AddRecommended action={action} people={people} onAdd={add} />
            </Box>
          )}
        </Box>
      </Card>
    </Section>
  );
}
