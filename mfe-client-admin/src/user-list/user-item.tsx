import type { UserSummary } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, fullName, PersonAvatar } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { programStateOf, ProgramStateWord } from './program-state';
import { RoleWord } from './role-word';
import { hasProgress } from './user-columns';

/** The same row on a phone: who, in what role and group, and where the programme stands. */
export function UserItem({ user }: { user: UserSummary }): ReactNode {
  const { percent } = useFormats();
  const { selectedProgram: program, groups } = user;
  return (
    <Box sx={{ display: 'flex', gap: '12px' }}>
      <PersonAvatar id={user.id} firstName={user.firstName} lastName={user.lastName} src={user.avatarUrl} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: '2px' }}>
        <Box sx={{ fontWeight: 600 }}>{fullName(user)}</Box>
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
