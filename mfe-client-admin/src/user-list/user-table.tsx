import { useLingui } from '@lingui/react/macro';
import type { UserSummary } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';
import { DataTable } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { userColumns } from './user-columns';
import { UserItem } from './user-item';
import type { UserListState } from './user-list-state';
import { WelcomeBar } from './welcome-bar';

interface Props {
  users: readonly UserSummary[];
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
  /** Selecting is for doing something with those selected. */
  mayWrite: boolean;
}

const none: ReadonlySet<string> = new Set();
const listItem = (user: UserSummary): ReactNode => <UserItem user={user} />;

/** One page of people, with what can be done with several of them. */
export function UserTable({ users, state, onChange, mayWrite }: Props): ReactNode {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(none);
  // Another page or filter shows other people: nobody is acted upon who is not in sight.
  const selected = new Set(users.map(({ id }) => id).filter((id) => chosen.has(id)));
  const nameOf = (id: string): string => {
    const user = users.find((one) => one.id === id);
    return user ? fullName(user) : '';
  };
  return (
    <DataTable
      caption={t`Utilisateurs`}
      columns={userColumns}
      rows={users}
      idOf={({ id }) => id}
      listItem={listItem}
      sorting={{ by: state.sort, order: state.order, onChange: (sort, order) => onChange({ sort, order }) }}
      selection={
        mayWrite
          ? {
              selected,
              onChange: setChosen,
              labelOf: (id) => {
                const name = nameOf(id);
                return t`Sélectionner ${name}`;
              },
            }
          : undefined
      }
      bar={selected.size > 0 && <WelcomeBar selected={selected} nameOf={nameOf} onChange={setChosen} />}
    />
  );
}
