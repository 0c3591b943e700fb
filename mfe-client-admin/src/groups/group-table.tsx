import { Plural, Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import { useMay } from '@passerelle/shared/client';
import type { UserGroup } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Link, Tag } from '@passerelle/shared/ui';
import { RowMenu } from '@passerelle/shared/ui/data';
import { type Column, DataTable } from '@passerelle/shared/ui/table';
import { type ReactNode, useCallback } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

interface Props {
  groups: readonly UserGroup[];
  columns: readonly Column<UserGroup>[];
  mayWrite: boolean;
  onDelete: (group: UserGroup) => void;
}

/** The users list, narrowed to one group. */
export const peopleOf = ({ id }: Pick<UserGroup, 'id'>): string => `${routeTo('clientUsers')}?group=${id}`;

const seatsOf = ({ licensePacks }: UserGroup): number =>
  licensePacks.reduce((sum, { maxLicenses }) => sum + maxLicenses, 0);

const packsOf = ({ licensePacks }: UserGroup): ReactNode => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
    {licensePacks.map(({ id, name }) => (
      <Tag key={id} tone="brand">
        {name}
      </Tag>
    ))}
  </Box>
);

const People = ({ group }: { group: UserGroup }): ReactNode => (
  <Link component={RouteLink} to={peopleOf(group)} sx={{ whiteSpace: 'nowrap' }}>
    <Plural value={group.userCount} one="# personne" other="# personnes" />
  </Link>
);

/** The columns of the list. */
export const groupColumns: readonly Column<UserGroup>[] = [
  {
    id: 'name',
    identifies: true,
    header: <Trans context="of a thing">Nom</Trans>,
    width: '24%',
    cell: (group) => <Name of={group} />,
  },
  {
    id: 'description',
    header: <Trans>Description</Trans>,
    width: '30%',
    wideOnly: 1240,
    cell: ({ description }) => <Description>{description}</Description>,
  },
  { id: 'packs', header: <Trans>Packs</Trans>, cell: packsOf },
  { id: 'people', header: <Trans>Personnes</Trans>, cell: (group) => <People group={group} /> },
  {
    id: 'seats',
    header: <Trans>Places au total</Trans>,
    align: 'end',
    cell: (group) => <Seats of={group} />,
  },
];

/** Adds the organisation for viewers who see the groups of several. */
function Name({ of: { name, organization } }: { of: UserGroup }): ReactNode {
  const seesSeveral = useMay('superAdmin', 'r');
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      {seesSeveral && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{organization.name}</Box>}
    </Box>
  );
}

function Seats({ of }: { of: UserGroup }): ReactNode {
  const { number } = useFormats();
  return number(seatsOf(of));
}

/** Two lines at most: the form shows the whole of it. */
const Description = ({ children }: { children: string }): ReactNode => (
  <Box
    dir="auto"
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      color: 'text.secondary',
    }}
  >
    {children}
  </Box>
);

const listItem = (group: UserGroup): ReactNode => <GroupItem group={group} />;

export function GroupTable({ groups, columns, mayWrite, onDelete }: Props): ReactNode {
  const { t } = useLingui();
  const menuOf = useCallback(
    (group: UserGroup): ReactNode => <GroupMenu group={group} mayWrite={mayWrite} onDelete={onDelete} />,
    [mayWrite, onDelete],
  );
  return (
    <DataTable
      caption={t`Groupes`}
      columns={columns}
      rows={groups}
      idOf={({ id }) => id}
      listItem={listItem}
      menu={menuOf}
    />
  );
}

/** A row of the table on a phone. */
const GroupItem = ({ group }: { group: UserGroup }): ReactNode => (
  <Box sx={{ display: 'grid', gap: '6px' }}>
    <Name of={group} />
    <Box sx={{ typography: 'body2' }}>
      <Description>{group.description}</Description>
    </Box>
    {packsOf(group)}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', typography: 'body2' }}>
      <People group={group} />
      <Box sx={{ color: 'text.secondary' }}>
        <Plural value={seatsOf(group)} one="# place au total" other="# places au total" />
      </Box>
    </Box>
  </Box>
);

function GroupMenu({ group, mayWrite, onDelete }: { group: UserGroup } & Omit<Props, 'groups' | 'columns'>): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { id, name } = group;
  const see = { id: 'people', label: <Trans>Voir les personnes</Trans>, icon: <GroupRounded />, to: peopleOf(group) };
  const change = [
    {
      id: 'edit',
      label: <Trans>Modifier</Trans>,
      icon: <EditRounded />,
      to: routeTo('clientGroupForm', { groupId: id }),
      state: { from: `${pathname}${search}` },
    },
    {
      id: 'delete',
      label: <Trans>Supprimer</Trans>,
      icon: <DeleteOutlineRounded />,
      danger: true,
      onPress: () => onDelete(group),
    },
  ];
  return <RowMenu label={t`Actions pour ${name}`} actions={mayWrite ? [see, ...change] : [see]} />;
}
