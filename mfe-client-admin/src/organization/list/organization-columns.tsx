import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Email, fullName, Link } from '@passerelle/shared/ui';
import type { Column } from '@passerelle/shared/ui/table';
import { businessSectorLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

const second = { typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Its name, which leads to its page, over its group. */
function Identity({ organization: { id, name, group } }: { organization: Organization }): ReactNode {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouteLink}
          to={routeTo('clientOrganizationDetails', { organizationId: id })}
          sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        {group && <Box sx={second}>{group}</Box>}
      </Box>
    </Box>
  );
}

function Owners({ organization }: { organization: Organization }): ReactNode {
  const owners = organization.owners.filter(({ role }) => role === 'owner');
  if (owners.length === 0) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      {owners.map((owner) => (
        <Box key={owner.id} sx={{ overflowWrap: 'anywhere' }}>
          {fullName(owner)}{' '}
          <Box sx={second}>
            <Email>{owner.email}</Email>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Sector({ organization: { businessType } }: { organization: Organization }): ReactNode {
  const { t } = useLingui();
  return businessType && t(businessSectorLabels[businessType]);
}

function People({ organization: { userCount } }: { organization: Organization }): ReactNode {
  const { number } = useFormats();
  return number(userCount);
}

export const organizationColumns: readonly Column<Organization>[] = [
  {
    id: 'name',
    identifies: true,
    header: <Trans>Organisation</Trans>,
    width: '32%',
    cell: (organization) => <Identity organization={organization} />,
  },
  {
    id: 'owners',
    header: <Trans>Administrateurs principaux</Trans>,
    cell: (organization) => <Owners organization={organization} />,
  },
  {
    id: 'sector',
    header: <Trans>Secteur d’activité</Trans>,
    wideOnly: 1240,
    cell: (organization) => <Sector organization={organization} />,
  },
  {
    id: 'people',
    header: <Trans>Personnes</Trans>,
    align: 'end',
    cell: (organization) => <People organization={organization} />,
  },
];

/** A row of the table on a phone. */
export function OrganizationItem({ organization }: { organization: Organization }): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      <Identity organization={organization} />
      <Owners organization={organization} />
      <Box sx={{ typography: 'body2' }}>
        <Plural value={organization.userCount} one="# personne" other="# personnes" />
      </Box>
    </Box>
  );
}
