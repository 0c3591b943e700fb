import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentContact } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useContactLookup } from '@passerelle/shared/lists';
import { Box, Button, fullName, PersonAvatar } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useContact } from '../components/action/action.resource';

interface Props {
  /** Whom the action names now; null once that contact was deleted. */
  current: AppointmentContact | null;
}

/** What an action says of a contact, as the search shows it. */
const pickable = (contact: AppointmentContact): PickableContact => ({
  ...contact,
  job: { jobTitle: null, occupation: null },
  company: { ...contact.company, service: null },
});

/** With whom: the search is there when it is wanted, and as long as nobody is chosen. */
export function ContactField({ current }: Props): ReactNode {
  const { t } = useLingui();
  const words = { unknown: t`Cette personne n’est plus dans vos contacts. Choisissez quelqu’un d’autre.` };
  const settings = { name: 'contact', label: t`Contact`, words };
  const field = useFormField(settings, 'choice');
  const { value, onChange } = field.input;
  const wanted = typeof value === 'string' && value !== '' ? value : null;
  const [picked, setPicked] = useState<PickableContact | null>(null);
  const known = [picked, current && pickable(current)].find((one) => one?.id === wanted) ?? null;
  // A draft brings an id back, and no name.
  const { data: kept } = useContact(known ? null : wanted);
  const chosen = known ?? (kept?.id === wanted ? kept : null);

  const [search, setSearch] = useState('');
  const [isSearching, setSearching] = useState(false);
  const found = useContactLookup(search);
  const moved = useRef(false);
  // What was pressed has made room for something else.
  useEffect(() => {
    if (moved.current) document.getElementById(field.id)?.focus();
    moved.current = false;
  });
  const turn = (next: boolean): void => {
    moved.current = true;
    setSearching(next);
  };
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      {chosen && !isSearching ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
          <PersonAvatar {...chosen} size={42} />
          <Box component="span" sx={{ fontWeight: 600, marginInlineEnd: 'auto', overflowWrap: 'anywhere' }}>
            {fullName(chosen)}
          </Box>
          <Button id={field.id} variant="text" aria-label={t`Changer : ${fullName(chosen)}`} onClick={() => turn(true)}>
            <Trans>Changer</Trans>
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: '10px' }}>
          <ContactPicker
            id={field.id}
            label={t`Qui souhaitez-vous rencontrer ?`}
            search={search}
            onSearch={setSearch}
            found={found}
            chosen={chosen}
            onChoose={(contact) => {
              setPicked(contact);
              onChange(contact.id);
              // The arrow keys choose as they go: the search stays until it is closed.
              setSearching(true);
            }}
            compact
          />
          {wanted && (
            <div>
              <Button variant="neutral" size="small" onClick={() => turn(false)}>
                <Trans>Fermer la recherche</Trans>
              </Button>
            </div>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
