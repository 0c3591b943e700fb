import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { useLookup } from '@passerelle/shared/lists';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { PickerField } from './picker-field';

/** The name of a group that the page has not seen yet. */
export function GroupName({ id }: { id: string }): ReactNode {
  const { data } = useCall('GET /users/groups/:groupId', { params: { groupId: id } });
  return data?.name ?? '…';
}

interface Props {
  /** `scope` holds the managed groups one level deeper. */
  name: 'groups' | 'scope';
  label: string;
  help?: string;
  /** Limits the groups to one organisation, for viewers of several. */
  organization: string | undefined;
}

const asScope = {
  format: (scope: { groups?: string[] } | null | undefined) => scope?.groups ?? [],
  parse: (groups: string[]) => (groups.length > 0 ? { groups } : null),
};

const countOf = (count: number): ReactNode => <Plural value={count} one="# groupe trouvé" other="# groupes trouvés" />;

function useGroupSearch(organization?: string): Pick<ComponentProps<typeof PickerField>, 'words' | 'search'> {
  const { t } = useLingui();
  const [text, onText] = useState('');
  const [isOpen, onOpen] = useState(false);
  const query = { sort: 'name', order: 'asc', organization } as const;
  const answer = useLookup('GET /users/groups', text, { query, when: isOpen });
  return {
    words: {
      search: t`Chercher un groupe`,
      count: countOf,
      failure: <Trans>Les groupes ne répondent pas</Trans>,
    },
    search: { text, onText, isOpen, onOpen, found: { ...answer, data: answer.data } },
  };
}

/** Groups of those that the person who fills in the form sees: the server takes no others. */
export const GroupsField = ({ organization, ...labels }: Props): ReactNode => (
  <PickerField
    {...labels}
    {...(labels.name === 'scope' && asScope)}
    {...useGroupSearch(organization)}
    several
    action={<Trans>Choisir des groupes</Trans>}
    NameOf={GroupName}
  />
);

/** One group. */
export const GroupField = (
  labels: Pick<ComponentProps<typeof PickerField>, 'name' | 'label' | 'help' | 'optional'>,
) => <PickerField {...labels} {...useGroupSearch()} action={<Trans>Choisir un groupe</Trans>} NameOf={GroupName} />;
