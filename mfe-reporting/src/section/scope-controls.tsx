import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Email } from '@passerelle/shared/ui';
import { PickerFilter } from '@passerelle/shared/ui/picker';
import { useState, type ReactNode } from 'react';

import type { Named } from '../queries/filters';
import { type PersonOption, useGroups, usePeople } from './people-picker.resource';

const groupsFound = (total: number): ReactNode => <Plural value={total} one="# groupe" other="# groupes" />;
const peopleFound = (total: number): ReactNode => <Plural value={total} one="# personne" other="# personnes" />;

interface GroupProps {
  group: Named | null;
  onChange: (group: Named | null) => void;
}

/** One group, or all of them. */
export function GroupControl({ group, onChange }: GroupProps): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = useGroups(search, isOpen);
  const one = t`un groupe`;
  return (
    <PickerFilter<Named>
      label={t`Groupe`}
      all={<Trans>tous</Trans>}
      nameOf={({ name }) => name ?? one}
      isOpen={isOpen}
      onOpen={setOpen}
      words={{
        label: t`Groupe`,
        search: t`Chercher un groupe`,
        count: groupsFound,
        failure: <Trans>Les groupes ne répondent pas</Trans>,
      }}
      search={search}
      onSearch={setSearch}
      found={found}
      idOf={({ id }) => id}
      chosen={group ? [group] : []}
      onChange={([chosen]) => onChange(chosen ?? null)}
    >
      {({ name }) => <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name ?? one}</Box>}
    </PickerFilter>
  );
}

interface PersonProps {
  user: Named | null;
  /** Group that narrows the offered people. */
  group: Named | null;
  onChange: (user: Named | null) => void;
}

/** One person, found by typing a few letters. */
export function PersonControl({ user, group, onChange }: PersonProps): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = usePeople(search, group?.id ?? null, isOpen);
  const one = t`une personne`;
  return (
    <PickerFilter<PersonOption>
      label={t`Personne`}
      all={<Trans>toutes</Trans>}
      nameOf={({ name }) => name ?? one}
      isOpen={isOpen}
      onOpen={setOpen}
      words={{
        label: t`Personne`,
        search: t`Chercher une personne`,
        count: peopleFound,
        failure: <Trans>Les personnes ne répondent pas</Trans>,
      }}
      search={search}
      onSearch={setSearch}
      found={found}
      idOf={({ id }) => id}
      chosen={user ? [user] : []}
      onChange={([chosen]) => onChange(chosen ?? null)}
    >
      {({ name, email }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name ?? one}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{email && <Email>{email}</Email>}</Box>
        </Box>
      )}
    </PickerFilter>
  );
}
