import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClosureType, Solutions, TimeToSolution } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Link, Typography } from '@passerelle/shared/ui';
import { FigureTable } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { FollowUpCard } from './list-card';
import { type ListFilters, peopleOf, useSolutions, useTimeToSolution } from './lists.resource';

const names: Record<ClosureType, MessageDescriptor> = {
  internal: msg`Reclassement interne`,
  external: msg`Emploi externe`,
  businessCreation: msg`Création d’entreprise`,
  training: msg`Formation`,
  retired: msg`Retraite`,
  other: msg`Autre départ`,
};
/** In the order of the official report of a plan. */
const order: readonly ClosureType[] = ['internal', 'external', 'businessCreation', 'training', 'retired', 'other'];

/** Solutions found, by type, and the people still searching. */
export function SolutionsCard({ filters }: { filters: ListFilters }): ReactNode {
  return (
    <FollowUpCard
      title={<Trans>Quelles solutions ont été trouvées ?</Trans>}
      explanation={
        <Trans>
          La dernière issue de chaque personne, au moment où son programme a été clôturé. Chacune n’est comptée qu’une
          fois.
        </Trans>
      }
      state={useSolutions(filters)}
    >
      {(solutions) => <SolutionsTable solutions={solutions} filters={filters} />}
    </FollowUpCard>
  );
}

function SolutionsTable({ solutions, filters }: { solutions: Solutions; filters: ListFilters }): ReactNode {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const { from, until } = filters.range;
  const found = order.map((type) => ({
    type,
    ...(solutions.types.find((one) => one.type === type) ?? { inPeriod: 0, total: 0 }),
  }));
  const sum = (field: 'inPeriod' | 'total') => found.reduce((all, one) => all + one[field], 0);
  if (sum('total') + solutions.looking === 0) {
    return (
      <Typography sx={{ py: '16px' }}>
        <Trans>Aucun programme n’avait commencé à cette date.</Trans>
      </Typography>
    );
  }
  const linked = (count: number, to: string) =>
    count === 0 ? (
      number(count)
    ) : (
      <Link
        component={RouteLink}
        to={to}
        sx={{ display: 'inline-block', px: '12px', mx: '-12px', py: '12px', my: '-12px' }}
      >
        {number(count)}
      </Link>
    );
  return (
    <FigureTable
      caption={t`Solutions par type`}
      columns={[
        { key: 'type', name: <Trans>Issue</Trans> },
        { key: 'inPeriod', name: <Trans>Sur la période</Trans> },
        { key: 'total', name: <Trans>Depuis le début</Trans> },
      ]}
      rows={[
        ...found.map(({ type, inPeriod, total }) => ({
          key: type,
          name: i18n._(names[type]),
          cells: [
            linked(inPeriod, peopleOf(`solution.${type}`, filters, { from, until })),
            linked(total, peopleOf(`solution.${type}`, filters, { until })),
          ],
        })),
        {
          key: 'all',
          name: <b>{t`Total`}</b>,
          cells: [number(sum('inPeriod')), number(sum('total'))],
        },
        {
          key: 'looking',
          name: <Trans>En recherche</Trans>,
          cells: ['–', linked(solutions.looking, peopleOf('looking', filters, { until }))],
        },
      ]}
    />
  );
}

/** Time to a solution; people who are still searching count too, so that the figure is not too optimistic. */
export function TimeToSolutionCard({ filters }: { filters: ListFilters }): ReactNode {
  return (
    <FollowUpCard
      title={<Trans>Combien de temps avant une solution ?</Trans>}
      explanation={
        <Trans>
          Délai médian entre le début du programme et la solution. Les personnes encore en recherche sont comptées pour
          le temps écoulé, sinon le délai paraîtrait plus court qu’il ne l’est (calcul de Kaplan-Meier).
        </Trans>
      }
      state={useTimeToSolution(filters)}
      minHeight={120}
    >
      {(time) => <Median {...time} />}
    </FollowUpCard>
  );
}

function Median({ people, placed, medianDays, followedDays }: TimeToSolution): ReactNode {
  if (people === 0) {
    return (
      <Typography sx={{ py: '16px' }}>
        <Trans>Aucun programme n’avait commencé à cette date.</Trans>
      </Typography>
    );
  }
  const weeks = Math.max(1, Math.round((medianDays ?? 0) / 7));
  const followedWeeks = Math.floor(followedDays / 7);
  return (
    <>
      <Typography variant="figure">
        {medianDays === null ? (
          <Plural value={followedWeeks} one="Plus de # semaine" other="Plus de # semaines" />
        ) : (
          <Plural value={weeks} one="# semaine" other="# semaines" />
        )}
      </Typography>
      <Typography sx={{ mt: '8px' }}>
        {medianDays === null ? (
          <Trans>La moitié des personnes n’a pas encore trouvé de solution : la médiane n’est pas atteinte.</Trans>
        ) : (
          <Trans>Une personne sur deux trouve une solution dans ce délai.</Trans>
        )}
      </Typography>
      <Box sx={{ mt: '4px', typography: 'body2', color: 'text.secondary' }}>
        <Trans>
          <Plural value={placed} one="# solution trouvée" other="# solutions trouvées" />{' '}
          <Plural value={people} one="pour # personne suivie" other="pour # personnes suivies" />
        </Trans>
      </Box>
    </>
  );
}
