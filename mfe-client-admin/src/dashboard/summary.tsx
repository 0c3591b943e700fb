import { Plural, Trans } from '@lingui/react/macro';
import { useMay, type CallState } from '@passerelle/shared/client';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, RetryButton, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { packStateOf } from '../packs/pack-card';
import { useGroupCount, usePacks, usePackStats, useUserCount } from './dashboard.resource';

/** Packs of the organisation and their free seats, for owners. */
export function SubscriptionSummary(): ReactNode {
  const stats = usePackStats();
  const page = routeTo('clientOrganization');
  return (
    <Figures>
      <Figure label={<Trans>Packs de licences</Trans>} to={page} state={stats}>
        {({ licensePacks: { active } }) => ({
          value: active,
          unit: <Plural value={active} one="pack en cours" other="packs en cours" />,
        })}
      </Figure>
      <SeatsFigure to={page} />
    </Figures>
  );
}

/** Summary for staff: number of people, number of groups, and free seats. */
export function TeamSummary(): ReactNode {
  const maySeeSeats = useMay('licensePacks', 'r');
  const users = useUserCount();
  const groups = useGroupCount();
  return (
    <Figures>
      <Figure label={<Trans>Utilisateurs</Trans>} to={routeTo('clientUsers')} state={users}>
        {({ totalCount }) => ({
          value: totalCount,
          unit: <Plural value={totalCount} one="personne suivie" other="personnes suivies" />,
        })}
      </Figure>
      <Figure label={<Trans>Groupes</Trans>} to={routeTo('clientGroups')} state={groups}>
        {({ totalCount }) => ({
          value: totalCount,
          unit: <Plural value={totalCount} one="groupe confié" other="groupes confiés" />,
        })}
      </Figure>
      {maySeeSeats && <SeatsFigure to={routeTo('clientGroups')} />}
    </Figures>
  );
}

function SeatsFigure({ to }: { to: string }): ReactNode {
  const { number } = useFormats();
  return (
    <Figure label={<Trans>Places libres</Trans>} to={to} state={usePackStats()}>
      {({ licensePacks: { availableLicenseCount: free, licensesCount: most } }) => {
        const total = number(most);
        return { value: free, unit: <Trans>sur {total}</Trans>, note: <PackSeats /> };
      }}
    </Figure>
  );
}

const PACKS_NAMED = 3;

/** Seats of the organisation: the packs available today, each with its remaining seats. */
function PackSeats(): ReactNode {
  const { number } = useFormats();
  const { data } = usePacks();
  if (!data) return null;
  const open = data.items.filter((pack) => ['open', 'full'].includes(packStateOf(pack)));
  const others = open.length - PACKS_NAMED;
  return (
    <Box
      component="ul"
      sx={{ m: 0, mt: '8px', p: 0, listStyle: 'none', typography: 'caption', color: 'text.secondary' }}
    >
      {open.slice(0, PACKS_NAMED).map((pack) => {
        const { id, name } = pack;
        const free = number(pack.availableLicenseCount);
        return (
          <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <Trans>
              {name} : {free}
            </Trans>
          </Box>
        );
      })}
      {others > 0 && (
        <li>
          <Plural value={others} one="et # autre pack" other="et # autres packs" />
        </li>
      )}
    </Box>
  );
}

const Figures = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(220px, 1fr))' },
      gap: { xs: '12px', md: '18px' },
      // One that is left over has the whole line, not half of it.
      '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    {children}
  </Box>
);

interface FigureProps<T> {
  label: ReactNode;
  /** Path of the screen that lists the counted items. */
  to: string;
  state: CallState<T>;
  children: (data: T) => { value: number; unit: ReactNode; note?: ReactNode };
}

/** Card with one figure, linked as a whole to the list of counted items; keeps its size while loading. */
function Figure<T>({ label, to, state, children }: FigureProps<T>): ReactNode {
  const { number } = useFormats();
  const { data, error, retry } = state;
  const figure = data === undefined ? null : children(data);
  return (
    <Card
      sx={{
        position: 'relative',
        padding: { xs: '14px 16px', md: '20px 22px' },
        '&:hover': { borderColor: 'neutral.lineStrong' },
      }}
    >
      <Link
        component={RouteLink}
        to={to}
        color="inherit"
        underline="hover"
        sx={{
          typography: 'body2',
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }}
      >
        {label}
      </Link>
      <Box sx={{ minHeight: { xs: 62, md: 48 }, mt: '8px' }}>
        {figure && (
          <Typography variant="figure">
            {number(figure.value)}{' '}
            <Box
              component="small"
              sx={{
                display: { xs: 'block', xl: 'inline' },
                fontSize: { xs: '0.84375rem', md: '1.0625rem' },
                fontWeight: 500,
                color: 'text.secondary',
              }}
            >
              {figure.unit}
            </Box>
          </Typography>
        )}
        {figure?.note}
        {!figure && !error && <Skeleton variant="rounded" width="60%" height={36} />}
        {!figure && error && (
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <Typography variant="body2" role="alert" sx={{ mb: '6px', color: 'text.secondary' }}>
              <Trans>Ce chiffre n’a pas pu être chargé.</Trans>
            </Typography>
            <RetryButton variant="neutral" size="small" onClick={retry} />
          </Box>
        )}
      </Box>
    </Card>
  );
}
