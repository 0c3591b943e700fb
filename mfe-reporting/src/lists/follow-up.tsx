import { Plural, Trans } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, PanelFailure, Section, Typography } from '@passerelle/shared/ui';
import { memo, type ReactNode, useState } from 'react';

import { FunnelCard } from './funnel';
import { FollowUpCard, Pages, Rows, SeeAll } from './list-card';
import { type ListFilters, peopleOf, useEndingPrograms, useExpiringSeats } from './lists.resource';
import { PersonRow } from './person-row';
import { SilentPeople } from './silent-people';
import { SolutionsCard, TimeToSolutionCard } from './solutions';

interface EndingProps {
  filters: ListFilters;
  mayReadPacks: boolean;
}

/** Programmes about to end: to extend, to close with a solution, or to discuss. */
function EndingPrograms({ filters, mayReadPacks }: EndingProps): ReactNode {
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
function ExpiringSeatsNote({ filters, mayReadPacks }: EndingProps): ReactNode {
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

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: '14px', md: '18px' },
  alignItems: 'start',
} as const;

interface Props {
  filters: ListFilters;
  mayWrite: boolean;
  mayReadPacks: boolean;
}

/** Follow-up lists: open actions and their results. Each list fetches its own data. */
function FollowUpLists({ filters, mayWrite, mayReadPacks }: Props): ReactNode {
  // Another group starts at the first page with an empty selection.
  const key = filters.group?.id ?? 'all';
  return (
    <Box sx={grid}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
        <SilentPeople key={`silent ${key}`} filters={filters} mayWrite={mayWrite} />
        <TimeToSolutionCard filters={filters} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
        <FunnelCard filters={filters} />
        <SolutionsCard filters={filters} />
        <EndingPrograms key={`ending ${key}`} filters={filters} mayReadPacks={mayReadPacks} />
      </Box>
    </Box>
  );
}

function Lists({ filters }: { filters: ListFilters }): ReactNode {
  // Asked for with the rest of the page: what comes later would ask again.
  const rights = { mayWrite: useMay('users', 'w'), mayReadPacks: useMay('licensePacks', 'r') };
  return (
    <Box sx={{ mt: { xs: '24px', md: '32px' } }}>
      <Section title={<Trans>À suivre</Trans>} level={2}>
        <FollowUpLists filters={filters} {...rights} />
      </Section>
    </Box>
  );
}

/** Follow-up lists beside the figures of all people. */
export const FollowUp = memo(Lists);
