import { Trans, useLingui } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import { useContactLookup } from '@passerelle/shared/lists';
import { ActionButton, Box, Button } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { useState, type ReactNode } from 'react';

import { useJourney } from '../journey/journey';
import { JourneyFoot } from '../journey/journey-foot';

interface Props {
  /** Of the search. */
  id: string;
  contact: PickableContact | null;
  onChosen: (contact: PickableContact) => void;
  onNew: () => void;
}

/** Somebody of the book. */
export function KnownContact({ id, contact, onChosen, onNew }: Props): ReactNode {
  const { t } = useLingui();
  const { goTo } = useJourney();
  const [search, setSearch] = useState('');
  return (
    // As in the steps before and after: the enter key on what was chosen goes on.
    <Box
      onKeyDown={({ key, target }) => {
        const isChoice = target instanceof HTMLInputElement && target.type === 'radio';
        if (key === 'Enter' && isChoice && target.checked && contact) goTo('when');
      }}
      sx={{ display: 'grid', gap: '14px', mt: '28px' }}
    >
      <ContactPicker
        id={id}
        label={t`Qui souhaitez-vous rencontrer ?`}
        search={search}
        onSearch={setSearch}
        found={useContactLookup(search)}
        chosen={contact}
        onChoose={onChosen}
      />
      <div>
        <Button variant="text" startIcon={<PersonAddRounded />} onClick={onNew} sx={{ marginInlineStart: '-12px' }}>
          <Trans>Créer un nouveau contact</Trans>
        </Button>
      </div>
      <JourneyFoot previous="what">
        <ActionButton
          missing={contact ? undefined : t`Pour continuer : choisissez un contact.`}
          onMissing={() => document.getElementById(id)?.focus()}
          onClick={() => goTo('when')}
        >
          <Trans>Continuer</Trans>
        </ActionButton>
      </JourneyFoot>
    </Box>
  );
}
