import { Trans } from '@lingui/react/macro';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useMay } from '@passerelle/shared/client';
import type { OwnPerson } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { queryString } from '@passerelle/shared/contract/rules/common/paths';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, fullName, Link, LoadedArea, PersonAvatar, Section, Skeleton } from '@passerelle/shared/ui';
import { SilenceLabel } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useOwnPeople } from './dashboard.resource';

const ROW_PX = 64;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: ROW_PX,
  px: { xs: '16px', md: '20px' },
  py: '8px',
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** Users list, narrowed to the same people. */
const allOwnPeople = () =>
  routeTo('clientUsers') + queryString({ own: 'yes', role: 'user', sort: 'lastActivity', order: 'asc' });

/** People whom the viewer follows, longest silence first. Operators of the product follow none: they get no section. */
export function OwnPeople(): ReactNode {
  const state = useOwnPeople();
  const followsNone = useMay('superAdmin', 'w');
  const total = state.data?.totalCount ?? 0;
  if (followsNone && total === 0) return null;
  return (
    <Section
      title={<Trans>Mes personnes</Trans>}
      action={
        total > 0 && (
          <Link component={RouteLink} to={allOwnPeople()} sx={{ fontWeight: 600, py: '10px', my: '-10px' }}>
            <Trans>Voir toutes</Trans>
          </Link>
        )
      }
    >
      <LoadedArea
        state={state}
        failure={<Trans>Vos personnes n’ont pas pu être chargées</Trans>}
        failureText={<Trans>Le reste de la page fonctionne.</Trans>}
        skeleton={<SkeletonRows />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <Trans>
                Les personnes de vos groupes, et celles dont vous êtes manager ou référent RH, apparaîtront ici.
              </Trans>
            </Box>
          ) : (
            <Card padding="none">
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {items.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </Box>
            </Card>
          )
        }
      </LoadedArea>
    </Section>
  );
}

/** The whole row leads to the person's page. */
function PersonRow({ person }: { person: OwnPerson }): ReactNode {
  const { id, firstName, lastName, avatarUrl } = person;
  return (
    <Box component="li" sx={[row, { '&:hover': { backgroundColor: 'brand.50' } }]}>
      <PersonAvatar id={id} firstName={firstName} lastName={lastName} src={avatarUrl} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouteLink}
          to={routeTo('clientUser', { userId: id })}
          state={{ from: routeTo('clientDashboard') }}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {fullName(person)}
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <LastSign person={person} />
        </Box>
      </Box>
      <ChevronRightRounded className="flip" sx={{ color: 'text.secondary' }} />
    </Box>
  );
}

/** Reason for the silence of a person, or the date of their last connection. */
function LastSign({ person: { reason, since, lastSeenAt, invitedAt } }: { person: OwnPerson }): ReactNode {
  const { ago } = useFormats();
  if (reason !== null && since !== null) return <SilenceLabel reason={reason} since={since} />;
  const at = lastSeenAt ?? invitedAt;
  if (at === null) return <Trans>Invitation pas encore envoyée</Trans>;
  const when = ago(at);
  return lastSeenAt === null ? <Trans>Invitation envoyée {when}</Trans> : <Trans>Dernière connexion {when}</Trans>;
}

const SkeletonRows = (): ReactNode => (
  <Card padding="none">
    {Array.from({ length: pageSizes.followUp }, (_, index) => (
      <Box key={index} sx={row}>
        <Skeleton variant="circular" width={40} height={40} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: '8px' }}>
          <Skeleton variant="rounded" width="45%" height={15} />
          <Skeleton variant="rounded" width="70%" height={12} />
        </Box>
      </Box>
    ))}
  </Card>
);
