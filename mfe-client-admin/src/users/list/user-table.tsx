import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UserSummary } from '@passerelle/shared/contract';
import { programStateOf } from '@passerelle/shared/contract/rules/programs/program-state';
import { limits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { useSelection } from '@passerelle/shared/lists';
import { Box, fullName, lazyPart, PersonAvatar } from '@passerelle/shared/ui';
import { isTrue, useLocationState } from '@passerelle/shared/url-state';
import { DataTable, PageSizeSelect } from '@passerelle/shared/ui/table';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { BulkWork } from '../bulk/bulk-action.resource';
import { UserLink } from '../user-link';
import { hasProgress, LastSeen, type UserColumn } from './user-columns';
import { userPageSizes, useWholeCount, type UserList } from './user-list.resource';
import { ProgramStateLabel, RoleLabel } from '../../components/user-labels';

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
  // After an import, all imported people are selected, and their programme dialog is open.
  const { openProgram = false } = useLocationState({ openProgram: isTrue });
  const [startsWithAll] = useState(openProgram);
  const [asked, setAsked] = useState<BulkWork['kind'] | null>(openProgram ? 'giveProgram' : null);
  const [isSelecting, setSelecting] = useState(startsWithAll);
  const wholeCount = useWholeCount(list, isSelecting);
  const selection = useSelection(list, { idOf, nameOf: fullName, most: limits.bulkPeople, wholeCount, startsWithAll });
  const onChange = (selected: ReadonlySet<string>): void => {
    setSelecting(true);
    selection.onChange(selected);
  };
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Only once: not again on a reload or on the way back.
  useEffect(() => {
    if (openProgram) void navigate(`${pathname}${search}`, { replace: true });
  }, [openProgram, navigate, pathname, search]);
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
      selection={
        mayWrite
          ? {
              selected: selection.selected,
              onChange,
              labelOf,
              announcement: selection.count > 0 && <SelectedPeople count={selection.count} />,
            }
          : undefined
      }
      opens
      foot={isLong && <PageSizeSelect {...list.pageSizeSelect} sizes={userPageSizes} />}
      bar={selection.count > 0 && <BulkBar selection={selection} query={list.query} asked={asked} onAsk={setAsked} />}
    />
  );
}

const SelectedPeople = ({ count }: { count: number }): ReactNode => (
  <Plural value={count} one="# personne sélectionnée" other="# personnes sélectionnées" />
);

/** A row of the table on a phone. */
function UserItem({ user }: { user: UserSummary }): ReactNode {
  const { percent } = useFormats();
  const { selectedProgram: program, groups } = user;
  return (
    <Box sx={{ display: 'flex', gap: '12px' }}>
      <PersonAvatar id={user.id} firstName={user.firstName} lastName={user.lastName} src={user.avatarUrl} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: '2px' }}>
        <div>
          <UserLink user={user} isListed />
        </div>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <RoleLabel role={user.role.slug} gender={user.gender} />
          {groups.map(({ id, name }) => (
            <span key={id}> · {name}</span>
          ))}
        </Box>
        <Box sx={{ typography: 'body2', display: 'flex', flexWrap: 'wrap', columnGap: '8px' }}>
          <ProgramStateLabel state={programStateOf(user.selectedProgram)} />{' '}
          {program && hasProgress(user) && <span>{percent(program.progress / 100)}</span>}
        </Box>
        <Box sx={{ typography: 'body2' }}>
          <LastSeen user={user} isSentence />
        </Box>
      </Box>
    </Box>
  );
}
