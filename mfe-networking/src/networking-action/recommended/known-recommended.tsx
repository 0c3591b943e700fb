import { Trans, useLingui } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import { useContactLookup } from '@passerelle/shared/lists';
import type { AppointmentContact } from '@passerelle/shared/contract';
import { ActionButton, Box, Button, fullName } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  chosen: PickableContact | null;
  /** The contacts who are in the list already. */
  taken: readonly AppointmentContact[];
  onChoose: (person: PickableContact) => void;
  onAdd: (person: PickableContact) => void;
  onNew: () => void;
  onClose: () => void;
}

/** Adds a contact of the book. */
export function KnownRecommended({ chosen, taken, onChoose, onAdd, onNew, onClose }: Props): ReactNode {
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
