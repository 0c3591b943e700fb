import { Trans, useLingui } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import { useContactLookup } from '@passerelle/shared/lists';
import type { ActionSubject } from '@passerelle/shared/contract';
import { ActionButton, Box, Button } from '@passerelle/shared/ui';
import { ContactPicker, type PickableContact } from '@passerelle/shared/ui/picker';
import { useWizard, WizardFoot } from '@passerelle/shared/wizard';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { NewContactForm } from './new-contact.form';
import { StartRecap, SubjectRecap } from './recaps';
import type { Start } from './start';

interface KnownContactProps {
  /** Of the search field. */
  id: string;
  contact: PickableContact | null;
  onChosen: (contact: PickableContact) => void;
  onNew: () => void;
}

/** A contact of the book. */
function KnownContact({ id, contact, onChosen, onNew }: KnownContactProps): ReactNode {
  const { t } = useLingui();
  const { goOn } = useWizard();
  const [search, setSearch] = useState('');
  return (
    // The enter key on the chosen contact goes on, as in the other steps, which are forms.
    <Box
      onKeyDown={({ key, target }) => {
        const isChoice = target instanceof HTMLInputElement && target.type === 'radio';
        if (key === 'Enter' && isChoice && target.checked && contact) goOn();
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
        beside={
          <Button
            variant="neutral"
            startIcon={<PersonAddRounded />}
            onClick={onNew}
            sx={{ flex: { xs: 1, md: 'none' } }}
          >
            <Trans>Créer un contact</Trans>
          </Button>
        }
      />
      <WizardFoot>
        <ActionButton
          missing={contact ? undefined : t`Pour continuer : choisissez un contact.`}
          onMissing={() => document.getElementById(id)?.focus()}
          onClick={goOn}
        >
          <Trans>Continuer</Trans>
        </ActionButton>
      </WizardFoot>
    </Box>
  );
}

interface Props {
  subject: ActionSubject;
  start: Start;
  contact: PickableContact | null;
  /** The form of a new contact is open. */
  isNew: boolean;
  onNew: (wanted: boolean) => void;
  onChosen: (contact: PickableContact) => void;
}

/** The second step: a contact of the book, or a new one. */
export function WhoStep({ subject, start, contact, isNew, onNew, onChosen }: Props): ReactNode {
  const { goOn } = useWizard();
  const search = useId();
  const wasNew = useRef(isNew);
  // The button that had the focus is gone: the search field takes it.
  useEffect(() => {
    if (wasNew.current && !isNew) document.getElementById(search)?.focus();
    wasNew.current = isNew;
  }, [isNew, search]);
  return (
    <>
      <StartRecap start={start} />
      <SubjectRecap subject={subject} />
      {isNew ? (
        <NewContactForm
          onKnown={() => onNew(false)}
          onCreated={(created) => {
            onChosen(created);
            goOn();
          }}
        />
      ) : (
        <KnownContact id={search} contact={contact} onChosen={onChosen} onNew={() => onNew(true)} />
      )}
    </>
  );
}
