import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { useFieldChange } from '@passerelle/shared/forms';
import { useLookup } from '@passerelle/shared/lists';
import { FormSection } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { PickerField } from './picker-field';

/** The name of an organisation that the page has not seen yet. */
export function OrganizationName({ id }: { id: string }): ReactNode {
  const { data } = useCall('GET /organizations/:organizationId', { params: { organizationId: id } });
  return data?.name ?? '…';
}

const countOf = (count: number): ReactNode => (
  <Plural value={count} one="# organisation trouvée" other="# organisations trouvées" />
);

interface Props {
  value: string | null | undefined;
  /** Fields whose options depend on the organisation, with the empty value each gets when it changes. */
  clears: Readonly<Record<string, unknown>>;
}

function useCleared({ value, clears }: Props): void {
  const change = useFieldChange();
  const before = useRef(value);
  useEffect(() => {
    if (before.current && before.current !== value) {
      for (const [field, empty] of Object.entries(clears)) change(field, empty);
    }
    before.current = value;
  }, [value, clears, change]);
}

/** Organisation of a new user or group, for viewers of all organisations; first field, since others depend on it. */
export function OrganizationField({ value, clears }: Props): ReactNode {
  const { t } = useLingui();
  const [text, onText] = useState('');
  const [isOpen, onOpen] = useState(false);
  const answer = useLookup('GET /organizations', text, { query: { sort: 'name', order: 'asc' }, when: isOpen });
  useCleared({ value, clears });
  return (
    <FormSection title={<Trans>Pour quelle organisation ?</Trans>}>
      <PickerField
        name="organization"
        label={t`Organisation`}
        action={<Trans>Choisir une organisation</Trans>}
        words={{
          search: t`Chercher une organisation`,
          count: countOf,
          failure: <Trans>Les organisations ne répondent pas</Trans>,
        }}
        search={{ text, onText, isOpen, onOpen, found: answer }}
        NameOf={OrganizationName}
      />
    </FormSection>
  );
}
