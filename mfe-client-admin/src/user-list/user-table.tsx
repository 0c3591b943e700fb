import { useLingui } from '@lingui/react/macro';
import { limits, type UserSummary } from '@passerelle/shared/contract';
import { useSelection } from '@passerelle/shared/lists';
import { fullName } from '@passerelle/shared/ui';
import { DataTable } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import type { UserColumn } from './user-columns';
import { UserItem } from './user-item';
import type { UserList } from './user-list.resource';
import { WelcomeBar } from './welcome-bar';

interface Props {
  list: UserList;
  columns: readonly UserColumn[];
  /** Selecting is for doing something with those selected. */
  mayWrite: boolean;
}

const idOf = ({ id }: UserSummary): string => id;
const listItem = (user: UserSummary): ReactNode => <UserItem user={user} />;

/** One page of people, with what can be done with several of them. */
export function UserTable({ list, columns, mayWrite }: Props): ReactNode {
  const { t } = useLingui();
  const selection = useSelection(list, { idOf, nameOf: fullName, most: limits.selectedIds });
  const labelOf = (id: string): string => {
    const name = selection.nameOf(id);
    return t`Sélectionner ${name}`;
  };
  return (
    <DataTable
      caption={t`Utilisateurs`}
      columns={columns}
      rows={list.rows}
      idOf={idOf}
      listItem={listItem}
      sorting={list.sorting}
      selection={mayWrite ? { ...selection, labelOf } : undefined}
      bar={selection.count > 0 && <WelcomeBar selection={selection} query={list.query} />}
    />
  );
}
