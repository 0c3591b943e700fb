import { Trans, useLingui } from '@lingui/react/macro';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import type { PersonReference } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useContactLookup } from '@passerelle/shared/lists';
import { Box, Button, fullName, PersonAvatar } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useContact } from '../components/contact.resource';

/** The contact who recommended this one. The search opens on demand, so that the form does not load the book. */
export function ReferrerField(): ReactNode {
  const { t } = useLingui();
  const words = {
    notAllowed: t`Choisissez quelqu’un d’autre : cette recommandation tournerait en rond.`,
    unknown: t`Cette personne n’est plus dans vos contacts.`,
  };
  const settings = { name: 'referrer', label: t`Recommandé par`, optional: true, words };
  const field = useFormField(settings, 'choice');
  const { value, onChange } = field.input;
  const referrerId = typeof value === 'string' && value !== '' ? value : null;
  const [picked, setPicked] = useState<PickableContact | null>(null);
  const { data: stored } = useContact(referrerId === picked?.id ? null : referrerId);
  const referrer = (referrerId === picked?.id ? picked : stored) ?? null;

  const [open, setOpen] = useState(false);
  const restoreFocus = useRef(false);
  const toggleSearch = (next: boolean): void => {
    restoreFocus.current = true;
    setOpen(next);
  };
  // The pressed button is removed, so the focus moves to its replacement.
  useEffect(() => {
    if (restoreFocus.current) document.getElementById(field.id)?.focus();
    restoreFocus.current = false;
  });

  const choose = (contact: PickableContact): void => {
    setPicked(contact);
    onChange(contact.id);
  };
  const remove = (): void => {
    restoreFocus.current = true;
    onChange(null);
  };
  const content = (): ReactNode => {
    if (open) {
      return <ReferrerSearch id={field.id} chosen={referrer} onChoose={choose} onClose={() => toggleSearch(false)} />;
    }
    if (referrer) {
      return <ReferrerChosen id={field.id} referrer={referrer} onChange={() => toggleSearch(true)} onRemove={remove} />;
    }
    return (
      <div>
        <Button id={field.id} variant="neutral" startIcon={<PersonSearchRounded />} onClick={() => toggleSearch(true)}>
          <Trans>Choisir dans vos contacts</Trans>
        </Button>
      </div>
    );
  };
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      {content()}
    </FieldFrame>
  );
}

interface ChosenProps {
  id: string;
  referrer: PersonReference;
  onChange: () => void;
  onRemove: () => void;
}

function ReferrerChosen({ id, referrer, onChange, onRemove }: ChosenProps): ReactNode {
  const { t } = useLingui();
  const name = fullName(referrer);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
      <PersonAvatar {...referrer} size={42} />
      <Box component="span" sx={{ fontWeight: 600, marginInlineEnd: 'auto', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Button id={id} variant="text" aria-label={t`Changer : ${name}`} onClick={onChange}>
        <Trans>Changer</Trans>
      </Button>
      <Button variant="text" aria-label={t`Retirer : ${name}`} onClick={onRemove}>
        <Trans>Retirer</Trans>
      </Button>
    </Box>
  );
}

interface SearchProps {
  id: string;
  chosen: PickableContact | null;
  onChoose: (contact: PickableContact) => void;
  onClose: () => void;
}

function ReferrerSearch({ id, chosen, onChoose, onClose }: SearchProps): ReactNode {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <ContactPicker
        id={id}
        label={t`Recommandé par`}
        search={search}
        onSearch={setSearch}
        found={useContactLookup(search)}
        chosen={chosen}
        onChoose={onChoose}
        compact
      />
      <div>
        <Button variant="neutral" size="small" onClick={onClose}>
          <Trans>Fermer la recherche</Trans>
        </Button>
      </div>
    </Box>
  );
}
