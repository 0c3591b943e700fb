import { Trans } from '@lingui/react/macro';
import type { ActionSubject } from '@passerelle/shared/contract';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { useJourney } from '../journey/journey';
import { JourneyFrame } from '../journey/journey-frame';
import { StartRecap } from '../journey/start-recap';
import { SubjectRecap } from '../journey/subject-recap';
import type { Start } from '../start';
import { KnownContact } from './known-contact';
import { NewContactForm } from './new-contact.form';

interface Props {
  subject: ActionSubject;
  start: Start;
  contact: PickableContact | null;
  /** Somebody new is being noted. */
  isNew: boolean;
  onNew: (wanted: boolean) => void;
  onChosen: (contact: PickableContact) => void;
}

/** With whom: somebody of the book, or somebody new. */
export function WhoStep({ subject, start, contact, isNew, onNew, onChosen }: Props): ReactNode {
  const { goTo } = useJourney();
  const search = useId();
  const wasNew = useRef(isNew);
  // The button that was pressed has made room for the search.
  useEffect(() => {
    if (wasNew.current && !isNew) document.getElementById(search)?.focus();
    wasNew.current = isNew;
  }, [isNew, search]);
  return (
    <JourneyFrame step="who" title={<Trans>Qui souhaitez-vous rencontrer ?</Trans>}>
      <StartRecap start={start} />
      <SubjectRecap subject={subject} />
      {isNew ? (
        <NewContactForm
          onKnown={() => onNew(false)}
          onCreated={(created) => {
            onChosen(created);
            goTo('when');
          }}
        />
      ) : (
        <KnownContact id={search} contact={contact} onChosen={onChosen} onNew={() => onNew(true)} />
      )}
    </JourneyFrame>
  );
}
