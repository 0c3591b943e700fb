import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FunnelStep } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Link, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { FollowUpCard } from './list-card';
import { type ListFilters, peopleOf, useFunnel } from './lists.resource';

const names: Record<FunnelStep, MessageDescriptor> = {
  invited: msg`Invitation envoyée`,
  opened: msg`Première connexion`,
  interviewed: msg`Premier entretien passé`,
  accepted: msg`Candidature acceptée`,
};

/** Funnel from the invitation to the job: number of people per step, and share of the previous step. */
export function FunnelCard({ filters }: { filters: ListFilters }): ReactNode {
  const { i18n } = useLingui();
  const { number, percent } = useFormats();
  const { until } = filters.range;
  return (
    <FollowUpCard
      title={<Trans>Jusqu’où vont les personnes invitées ?</Trans>}
      explanation={
        <Trans>
          Depuis le début, jusqu’à la fin de la période. Un reclassement interne ou un emploi externe compte comme une
          candidature acceptée, et qui a sauté une étape compte aussi dans celles d’avant.
        </Trans>
      }
      state={useFunnel(filters)}
    >
      {({ steps }) => {
        const most = steps[0]?.count ?? 0;
        if (most === 0) return <NoInvitations />;
        return (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '14px' }}>
            {steps.map(({ step, count }, at) => {
              const before = steps[at - 1]?.count;
              const share = before ? percent(count / before) : undefined;
              return (
                <li key={step}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' }}>
                    <Link
                      component={RouteLink}
                      to={peopleOf(step, filters, { until })}
                      color="inherit"
                      sx={{ paddingBlock: '11px', marginBlock: '-11px' }}
                    >
                      {i18n._(names[step])}
                    </Link>
                    <span>
                      <b>{number(count)}</b>
                      {share !== undefined && (
                        <Box
                          component="span"
                          sx={{ color: 'text.secondary', marginInlineStart: '8px', typography: 'body2' }}
                        >
                          <Trans>{share} de l’étape d’avant</Trans>
                        </Box>
                      )}
                    </span>
                  </Box>
                  <Box
                    aria-hidden
                    sx={{ mt: '6px', height: 10, borderRadius: '5px', backgroundColor: 'neutral.sunken' }}
                  >
                    <Box
                      sx={{
                        width: `${(100 * count) / most}%`,
                        height: '100%',
                        borderRadius: 'inherit',
                        backgroundColor: 'primary.main',
                      }}
                    />
                  </Box>
                </li>
              );
            })}
          </Box>
        );
      }}
    </FollowUpCard>
  );
}

const NoInvitations = (): ReactNode => (
  <Typography sx={{ py: '16px' }}>
    <Trans>Aucune invitation n’avait encore été envoyée à cette date.</Trans>
  </Typography>
);
