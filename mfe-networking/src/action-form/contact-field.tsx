import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentContact } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useContactLookup } from '@passerelle/shared/lists';
import { Box, Button, fullName, PersonAvatar } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useContact } from '../components/action/action.resource';

interface Props {
  /** The contact of the action; null once it was deleted. */
  current: AppointmentContact | null;
}

/** The contact of an action in the shape that the search shows. */
const pickable = (contact: AppointmentContact): PickableContact => ({
  ...contact,
  job: { jobTitle: null, occupation: null },
  company: { ...contact.company, service: null },
});

/** Chooses the contact. The search is open until a contact is chosen, then on request. */
export function ContactField({ current }: Props): ReactNode {
  const { t } = useLingui();
  const words = { unknown: t`Cette personne n’est plus dans vos contacts. Choisissez quelqu’un d’autre.` };
  const settings = { name: 'contact', label: t`Contact`, words };
  const field = useFormField(settings, 'choice');
  const { value, onChange } = field.input;
  const contactId = typeof value === 'string' && value !== '' ? value : null;
  const [picked, setPicked] = useState<PickableContact | null>(null);
  const known = [picked, current && pickable(current)].find((one) => one?.id === contactId) ?? null;
  // A draft contains only the id: the name has to be fetched.
  const { data: fetched } = useContact(known ? null : contactId);
  const chosen = known ?? (fetched?.id === contactId ? fetched : null);

  const [search, setSearch] = useState('');
  const [isSearching, setSearching] = useState(false);
  const found = useContactLookup(search);
  const shouldMoveFocus = useRef(false);
  // The pressed button is removed, so the focus moves to its replacement.
  useEffect(() => {
    if (shouldMoveFocus.current) document.getElementById(field.id)?.focus();
    shouldMoveFocus.current = false;
  });
  const setSearchOpen = (next: boolean): void => {
    shouldMoveFocus.current = true;
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
          <Button
            id={field.id}
            variant="text"
            aria-label={t`Changer : ${fullName(chosen)}`}
            onClick={() => setSearchOpen(true)}
          >
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
              // Arrow keys choose a contact at each step, so the search stays open until it is closed.
              setSearching(true);
            }}
            compact
          />
          {contactId && (
            <div>
              <Button variant="neutral" size="small" onClick={() => setSearchOpen(false)}>
                <Trans>Fermer la recherche</Trans>
              </Button>
            </div>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
