import { Plural, Trans } from '@lingui/react/macro';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, PanelFailure, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { FollowUpCard, Pages, Rows, SeeAll } from './list-card';
import { type ListFilters, peopleOf, useEndingPrograms, useExpiringSeats } from './lists.resource';
import { PersonRow } from './person-row';

interface Props {
  filters: ListFilters;
  mayReadPacks: boolean;
}

/** Programmes about to end: to extend, to close with a solution, or to discuss. */
export function EndingPrograms({ filters, mayReadPacks }: Props): ReactNode {
  const [page, setPage] = useState(0);
  const { date } = useFormats();
  const state = useEndingPrograms(filters, page);
  const total = state.data?.totalCount ?? 0;
  const days = durations.endingDays;
  return (
    <FollowUpCard
      title={<Trans>Quels programmes se terminent bientôt ?</Trans>}
      explanation={<Trans>Programmes en cours qui se terminent dans les {days} jours, pauses comprises.</Trans>}
      state={state}
      action={total > 0 && <SeeAll count={total} to={peopleOf('endingSoon', filters)} />}
    >
      {(answer) => (
        <>
          {total === 0 ? (
            <Typography sx={{ py: '16px' }}>
              <Trans>Aucun programme ne se termine dans les {days} jours.</Trans>
            </Typography>
          ) : (
            <Rows>
              {answer.items.map((person) => {
                const day = date(person.endsAt);
                return (
                  <PersonRow key={person.id} person={person} end={<Trans>Jusqu’au {day}</Trans>}>
                    {person.program}
                  </PersonRow>
                );
              })}
            </Rows>
          )}
          <Pages answer={answer} onPage={setPage} />
          <ExpiringSeatsNote filters={filters} mayReadPacks={mayReadPacks} />
        </>
      )}
    </FollowUpCard>
  );
}

/** A seat that was used does not come back; what falls away with its pack can still be given. */
function ExpiringSeatsNote({ filters, mayReadPacks }: Props): ReactNode {
  const { date } = useFormats();
  const { data, error, retry } = useExpiringSeats(filters, mayReadPacks);
  if (mayReadPacks && !data && error) {
    return (
      <PanelFailure onRetry={retry}>
        <Trans>Les places sur le point d’expirer n’ont pas pu être chargées.</Trans>
      </PanelFailure>
    );
  }
  if (!mayReadPacks || !data) return null;
  return (
    <Box sx={{ mt: '14px', pt: '12px', borderBlockStart: '1px solid', borderColor: 'divider', typography: 'body2' }}>
      {data.items.length === 0 ? (
        <Trans>
          Une place utilisée reste utilisée à la fin d’un programme. Aucune place libre n’est sur le point d’expirer.
        </Trans>
      ) : (
        <>
          <Trans>Places encore libres qui expirent bientôt avec leur pack</Trans>
          <Box component="ul" sx={{ m: '6px 0 0', paddingInlineStart: '20px' }}>
            {data.items.map(({ id, name, free, endsAt }) => {
              const day = date(endsAt);
              return (
                <li key={id}>
                  <Trans>
                    {name}, jusqu’au {day} : <Plural value={free} one="# place" other="# places" />
                  </Trans>
                </li>
              );
            })}
          </Box>
        </>
      )}
    </Box>
  );
}
