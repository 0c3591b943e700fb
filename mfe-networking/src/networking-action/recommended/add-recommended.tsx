import { Trans } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { Box, Button } from '@passerelle/shared/ui';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { KnownRecommended } from './known-recommended';
import { NewRecommendedForm } from './new-recommended.form';

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
  // The pressed button is replaced: the focus goes to what replaces it.
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
