import { Trans } from '@lingui/react/macro';
import { type CallState, useMay } from '@passerelle/shared/client';
import type { FollowUpFigure, Paged } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { queryString } from '@passerelle/shared/contract/rules/common/paths';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, RetryButton, Section, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useFigureCount, useMe, usePacksRunningOut } from './dashboard.resource';

/** Counts of items that need action, each linked to the list of exactly these items. */
export function FollowUp(): ReactNode {
  const days = durations.endingDays;
  return (
    <Section title={<Trans>À suivre</Trans>}>
      <Card padding="none">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <FigureRow figure="silent" label={<Trans>Sans nouvelles</Trans>} />
          <FigureRow figure="endingSoon" label={<Trans>Programmes qui se terminent dans les {days} jours</Trans>} />
          <FigureRow figure="endedWithoutOutcome" label={<Trans>Programmes terminés, issue à renseigner</Trans>} />
          <FigureRow figure="unopened" label={<Trans>E‑mails de bienvenue restés sans suite</Trans>} />
          <PacksRow />
        </Box>
      </Card>
    </Section>
  );
}

/** Participants counted in a figure. */
function FigureRow({ figure, label }: { figure: FollowUpFigure; label: ReactNode }): ReactNode {
  const to = routeTo('clientUsers') + queryString({ role: 'user', figure });
  return <CountRow label={label} to={to} state={useFigureCount(figure)} />;
}

/**
 * Packs whose seats run out. The link leads to the page of the own organisation, so other organisations are not counted
 * where it may be read; where it may not, the packs are named here.
 */
function PacksRow(): ReactNode {
  const mayReadPacks = useMay('licensePacks', 'r');
  const mayReadOrganization = useMay('organizations', 'r');
  const { data: me } = useMe();
  const organization = mayReadOrganization ? me?.organization?.id : undefined;
  const isAsked = mayReadPacks && (!mayReadOrganization || organization !== undefined);
  const state = usePacksRunningOut(organization, isAsked);
  const { number } = useFormats();
  if (!isAsked) return null;
  const to = routeTo('clientOrganization') + queryString({ packs: 'runningOut' });
  return (
    <CountRow label={<Trans>Packs bientôt sans places</Trans>} to={mayReadOrganization ? to : undefined} state={state}>
      {!mayReadOrganization &&
        state.data?.items.map((pack) => {
          const { id, name } = pack;
          const [free, most] = [number(pack.availableLicenseCount), number(pack.maxLicenses)];
          return (
            <Box key={id} sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Trans>
                {name} : {free} sur {most}
              </Trans>
            </Box>
          );
        })}
    </CountRow>
  );
}

interface CountProps {
  label: ReactNode;
  /** Absent: the row is no link. */
  to: string | undefined;
  state: CallState<Pick<Paged<unknown>, 'totalCount' | 'totalCountCapped'>>;
  children?: ReactNode;
}

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: 52,
  px: { xs: '16px', md: '20px' },
  py: '8px',
  'li + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

function CountRow({ label, to, state, children }: CountProps): ReactNode {
  return (
    <Box component="li" sx={[row, to !== undefined && { '&:hover': { backgroundColor: 'brand.50' } }]}>
      <Box sx={{ typography: 'h3', minWidth: 44, flex: 'none', textAlign: 'end' }}>
        <Count state={state} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {to === undefined ? (
          label
        ) : (
          <Link
            component={RouteLink}
            to={to}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {label}
          </Link>
        )}
        {children}
        {!state.data && Boolean(state.error) && (
          <Box role="alert" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Trans>Ce chiffre n’a pas pu être chargé.</Trans>
          </Box>
        )}
      </Box>
      {!state.data && Boolean(state.error) && (
        <RetryButton variant="neutral" size="small" onClick={state.retry} sx={{ position: 'relative', zIndex: 1 }} />
      )}
    </Box>
  );
}

function Count({ state: { data, error } }: Pick<CountProps, 'state'>): ReactNode {
  const { number } = useFormats();
  if (!data)
    return error ? '–' : <Skeleton variant="rounded" width={28} height={22} sx={{ marginInlineStart: 'auto' }} />;
  const total = number(data.totalCount);
  return data.totalCountCapped ? <Trans>{total}+</Trans> : total;
}
