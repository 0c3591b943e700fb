import { Trans, useLingui } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { useContactLookup } from '@passerelle/shared/lists';
import { ActionButton, Box, Button, fullName } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { NewRecommendedForm } from './new-recommended.form';

interface KnownRecommendedProps {
  chosen: PickableContact | null;
  /** The contacts who are in the list already. */
  taken: readonly AppointmentContact[];
  onChoose: (person: PickableContact) => void;
  onAdd: (person: PickableContact) => void;
  onNew: () => void;
  onClose: () => void;
}

/** Adds a contact of the book. */
function KnownRecommended({ chosen, taken, onChoose, onAdd, onNew, onClose }: KnownRecommendedProps): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [search, setSearch] = useState('');
  const name = chosen && fullName(chosen);
  const missing = (): string | undefined => {
    if (!chosen) return t`Pour continuer : choisissez un contact.`;
    return taken.some((person) => person.id === chosen.id) ? t`${name} est déjà dans la liste.` : undefined;
  };
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <ContactPicker
        id={id}
        label={t`Qui vous a été recommandé ?`}
        search={search}
        onSearch={setSearch}
        found={useContactLookup(search)}
        chosen={chosen}
        onChoose={onChoose}
        compact
      />
      <div>
        <Button variant="text" startIcon={<PersonAddRounded />} onClick={onNew} sx={{ marginInlineStart: '-12px' }}>
          <Trans>Créer un nouveau contact</Trans>
        </Button>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' }}>
        <ActionButton
          missing={missing()}
          onMissing={() => document.getElementById(id)?.focus()}
          onClick={() => chosen && onAdd(chosen)}
        >
          <Trans>Ajouter à la liste</Trans>
        </ActionButton>
        <Button variant="neutral" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      </Box>
    </Box>
  );
}

interface Props {
  action: Appointment;
  people: readonly AppointmentContact[];
  onAdd: (person: AppointmentContact) => Promise<boolean>;
}

/** Adds a known or a new contact. Contacts are searched only once the form is open. */
export function AddRecommended({ action, people, onAdd }: Props): ReactNode {
  const [mode, setMode] = useState<'closed' | 'known' | 'new'>('closed');
  const [chosen, setChosen] = useState<PickableContact | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shouldMoveFocus = useRef(false);
  // The pressed button is removed, so the focus moves to its replacement.
  useEffect(() => {
    if (shouldMoveFocus.current) box.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    shouldMoveFocus.current = false;
  });
  const switchTo = (next: typeof mode): void => {
    shouldMoveFocus.current = true;
    setMode(next);
  };
  const add = async (person: PickableContact): Promise<void> => {
    switchTo('closed');
    setChosen(null);
    if (await onAdd(person)) return;
    // After a failure the contact stays chosen, so that the person can try again.
    setChosen(person);
    switchTo('known');
  };
  return (
    <Box ref={box}>
      {mode === 'closed' && (
        <Button variant="outlined" startIcon={<PersonAddRounded />} onClick={() => switchTo('known')}>
          <Trans>Ajouter un contact recommandé</Trans>
        </Button>
      )}
      {mode === 'known' && (
        <KnownRecommended
          chosen={chosen}
          taken={people}
          onChoose={setChosen}
          onAdd={(person) => void add(person)}
          onNew={() => switchTo('new')}
          onClose={() => switchTo('closed')}
        />
      )}
      {mode === 'new' && (
        <NewRecommendedForm
          action={action}
          onCreated={(person) => void add(person)}
          onKnown={() => switchTo('known')}
        />
      )}
    </Box>
  );
}
