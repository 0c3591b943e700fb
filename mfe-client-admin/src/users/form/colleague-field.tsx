import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { FollowerKind, RoleName } from '@passerelle/shared/contract';
import { matchesSearch } from '@passerelle/shared/contract/rules/common/search';
import { useLookup } from '@passerelle/shared/lists';
import { Email, fullName } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { type Choice, PickerField, type Search } from './picker-field';

/** Loads the name of a person who is not on the page yet. */
export function PersonName({ id }: { id: string }): ReactNode {
  const { data } = useCall('GET /users/:userId', { params: { userId: id } });
  return data ? fullName(data) : '…';
}

interface Asked {
  text: string;
  roles: readonly RoleName[];
  organization: string | undefined;
  /** The edited user, who cannot be their own manager. */
  except: string | undefined;
  when: boolean;
}

/**
 * Staff visible to the viewer, and the viewer, whom the list of their followed people leaves out: an HR manager
 * names themselves.
 */
function useColleagues({ text, roles, organization, except, when }: Asked): Search['found'] {
  const { data: me } = useCall('GET /me');
  const query = { role: [...roles], sort: 'lastName' as const, order: 'asc' as const, organization };
  const answer = useLookup('GET /users', text, { query, when });
  const { data } = answer;
  if (!data) return { ...answer, data };
  const found = data.items.filter(({ id }) => id !== except);
  const isMissing =
    me !== undefined &&
    me.id !== except &&
    roles.includes(me.role.slug) &&
    found.every(({ id }) => id !== me.id) &&
    matchesSearch(`${fullName(me)} ${me.email}`, text);
  const items = [...(isMissing ? [me] : []), ...found];
  const choices = items.map((one): Choice => ({ id: one.id, name: fullName(one), detail: <Email>{one.email}</Email> }));
  return { ...answer, data: { items: choices, totalCount: data.totalCount + choices.length - data.items.length } };
}

interface Props {
  name: string;
  kind: FollowerKind;
  label: string;
  optional?: boolean;
  organization: string | undefined;
  userId?: string;
}

const following: Record<FollowerKind, readonly RoleName[]> = {
  manager: ['manager', 'headHR', 'owner', 'admin'],
  hrRepresentative: ['headHR', 'owner', 'admin'],
};

const countOf = (count: number): ReactNode => (
  <Plural value={count} one="# personne trouvée" other="# personnes trouvées" />
);

/** The manager or the HR representative: one of the staff that the person who fills in the form sees. */
export function ColleagueField({ kind, organization, userId, ...labels }: Props): ReactNode {
  const { t } = useLingui();
  const [text, onText] = useState('');
  const [isOpen, onOpen] = useState(false);
  const found = useColleagues({ text, roles: following[kind], organization, except: userId, when: isOpen });
  return (
    <PickerField
      {...labels}
      action={<Trans>Choisir une personne</Trans>}
      words={{
        search: t`Chercher une personne`,
        placeholder: t`Nom, e‑mail…`,
        count: countOf,
        failure: <Trans>Les personnes ne répondent pas</Trans>,
      }}
      search={{ text, onText, isOpen, onOpen, found }}
      NameOf={PersonName}
    />
  );
}
