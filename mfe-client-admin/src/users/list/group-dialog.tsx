import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UserGroup } from '@passerelle/shared/contract';
import { ActionButton, Box, Button } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { Picker } from '@passerelle/shared/ui/picker';
import { useId, useRef, useState, type ReactNode } from 'react';

import { useGroupLookup } from '../bulk/bulk-action.resource';

type GroupChange = 'addToGroup' | 'removeFromGroup';

interface Props {
  /** Null: closed. */
  kind: GroupChange | null;
  count: number;
  busy: boolean;
  onChoose: (kind: GroupChange, groupId: string) => void;
  onClose: () => void;
}

/** Asks for the group to add people to or remove them from, among those visible to the viewer. */
export function GroupDialog({ kind, count, busy, onChoose, onClose }: Props): ReactNode {
  // The dialog keeps its content during the closing animation.
  const [last, setLast] = useState<GroupChange>('addToGroup');
  if (kind !== null && kind !== last) setLast(kind);
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      size="medium"
      title={
        last === 'addToGroup' ? (
          <Plural value={count} one="Ajouter # personne à un groupe" other="Ajouter # personnes à un groupe" />
        ) : (
          <Plural value={count} one="Retirer # personne d’un groupe" other="Retirer # personnes d’un groupe" />
        )
      }
    >
      {kind !== null && <GroupChoice kind={kind} busy={busy} onChoose={onChoose} onClose={onClose} />}
    </Dialog>
  );
}

const groupCount = (total: number): ReactNode => <Plural value={total} one="# groupe" other="# groupes" />;

const groupItem = ({ name, userCount }: UserGroup): ReactNode => (
  <Box>
    <Box sx={{ fontWeight: 600 }}>{name}</Box>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <Plural value={userCount} one="# personne" other="# personnes" />
    </Box>
  </Box>
);

function GroupChoice({ kind, busy, onChoose, onClose }: Omit<Props, 'count'> & { kind: GroupChange }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<UserGroup | null>(null);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const confirm = (): void => {
    if (group) return onChoose(kind, group.id);
    setMissing(true);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Box ref={box}>
      <Picker<UserGroup>
        id={id}
        compact
        words={{
          label: t`Quel groupe ?`,
          search: t`Chercher un groupe`,
          count: groupCount,
          failure: <Trans>Les groupes ne répondent pas</Trans>,
        }}
        search={search}
        onSearch={setSearch}
        found={useGroupLookup(search, true)}
        idOf={(one) => one.id}
        chosen={group ? [group] : []}
        onChange={([one]) => setGroup(one ?? null)}
      >
        {groupItem}
      </Picker>
      {kind === 'removeFromGroup' && (
        <Box sx={{ mt: '12px', typography: 'body2', color: 'text.secondary' }}>
          <Trans>Les personnes dont c’est le seul groupe y restent : chacune en a toujours au moins un.</Trans>
        </Box>
      )}
      <Box role="alert" sx={{ mt: '12px', typography: 'body2', color: 'status.error.text' }}>
        {isMissing && !group && <Trans>Pour continuer : choisissez un groupe.</Trans>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px', mt: '12px' }}>
        <Button variant="neutral" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
        <ActionButton busy={busy} onClick={confirm}>
          {kind === 'addToGroup' ? <Trans>Ajouter au groupe</Trans> : <Trans>Retirer du groupe</Trans>}
        </ActionButton>
      </Box>
    </Box>
  );
}
