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

/** Somebody of the book, or somebody new: looked for only once that is wanted. */
export function AddRecommended({ action, people, onAdd }: Props): ReactNode {
  const [way, setWay] = useState<'closed' | 'known' | 'new'>('closed');
  const [chosen, setChosen] = useState<PickableContact | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // What was pressed has made room for something else.
  useEffect(() => {
    if (moved.current) box.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    moved.current = false;
  });
  const turn = (next: typeof way): void => {
    moved.current = true;
    setWay(next);
  };
  const add = async (person: PickableContact): Promise<void> => {
    turn('closed');
    setChosen(null);
    if (await onAdd(person)) return;
    // They stay chosen, to be tried again.
    setChosen(person);
    turn('known');
  };
  return (
    <Box ref={box}>
      {way === 'closed' && (
        <Button variant="outlined" startIcon={<PersonAddRounded />} onClick={() => turn('known')}>
          <Trans>Ajouter un contact recommandé</Trans>
        </Button>
      )}
      {way === 'known' && (
        <KnownRecommended
          chosen={chosen}
          taken={people}
          onChoose={setChosen}
          onAdd={(person) => void add(person)}
          onNew={() => turn('new')}
          onClose={() => turn('closed')}
        />
      )}
      {way === 'new' && (
        <NewRecommendedForm action={action} onCreated={(person) => void add(person)} onKnown={() => turn('known')} />
      )}
    </Box>
  );
}
