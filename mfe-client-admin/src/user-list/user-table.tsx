import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type UserSummary } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useSelection } from '@passerelle/shared/lists';
import { Box, fullName, lazyPart, PersonAvatar } from '@passerelle/shared/ui';
import { DataTable, PageSizeSelect } from '@passerelle/shared/ui/table';
import { useState, type ReactNode } from 'react';

import { UserLink } from '../user-profile/user-link';
import { hasProgress, type UserColumn } from './user-columns';
import { userPageSizes, useWholeCount, type UserList } from './user-list.resource';
import { programStateOf, ProgramStateWord, RoleWord } from './user-words';

const BulkBar = lazyPart(async () => (await import(/* webpackChunkName: "bulk-bar" */ './bulk-bar')).BulkBar, {
  skeleton: () => <Box sx={{ minHeight: 58 }} />,
  failure: <Trans>Les actions groupées n’ont pas pu être chargées.</Trans>,
});

interface Props {
  list: UserList;
  columns: readonly UserColumn[];
  /** Without it, rows cannot be selected. */
  mayWrite: boolean;
}

const idOf = ({ id }: UserSummary): string => id;
const listItem = (user: UserSummary): ReactNode => <UserItem user={user} />;

/** One page of the list, with the bulk actions. */
export function UserTable({ list, columns, mayWrite }: Props): ReactNode {
  const { t } = useLingui();
  const [isSelecting, setSelecting] = useState(false);
  const wholeCount = useWholeCount(list, isSelecting);
  const selection = useSelection(list, { idOf, nameOf: fullName, most: limits.bulkPeople, wholeCount });
  const onChange = (selected: ReadonlySet<string>): void => {
    setSelecting(true);
    selection.onChange(selected);
  };
  const labelOf = (id: string): string => {
    const name = selection.nameOf(id);
    return t`Sélectionner ${name}`;
  };
  const [fewest] = userPageSizes;
  const isLong = (list.answer.data?.totalCount ?? 0) > fewest;
  return (
    <DataTable
      caption={t`Utilisateurs`}
      columns={columns}
      rows={list.rows}
      idOf={idOf}
      listItem={listItem}
      sorting={list.sorting}
      selection={mayWrite ? { selected: selection.selected, onChange, labelOf } : undefined}
      opens
      foot={isLong && <PageSizeSelect {...list.pageSizeSelect} sizes={userPageSizes} />}
      bar={selection.count > 0 && <BulkBar selection={selection} query={list.query} />}
    />
  );
}

/** A row of the table on a phone. */
function UserItem({ user }: { user: UserSummary }): ReactNode {
  const { percent } = useFormats();
  const { selectedProgram: program, groups } = user;
  return (
    <Box sx={{ display: 'flex', gap: '12px' }}>
      <PersonAvatar id={user.id} firstName={user.firstName} lastName={user.lastName} src={user.avatarUrl} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: '2px' }}>
        <div>
          <UserLink user={user} />
        </div>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <RoleWord role={user.role.slug} gender={user.gender} />
          {groups.map(({ id, name }) => (
            <span key={id}> · {name}</span>
          ))}
        </Box>
        <Box sx={{ typography: 'body2' }}>
          <ProgramStateWord state={programStateOf(user)} />
          {program && hasProgress(user) && <span>, {percent(program.progress / 100)}</span>}
        </Box>
      </Box>
    </Box>
  );
}
