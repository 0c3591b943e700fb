import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { isText, queryState, reference, routeTo, useLocationState, useQueryState } from '@passerelle/shared/routes';
import { PageHeader } from '@passerelle/shared/ui';
import { useTaskToken } from '@passerelle/shared/client';
import { useState, type ReactNode } from 'react';

import { BookRoom } from './book-room';
import { ContactAdded } from './contact-added';
import { ContactCreateForm } from './contact-create.form';

const asked = queryState<{ validationToken: string | null }>({ validationToken: reference() });

/** A new person for the book; counts for the step of a task where the address carries its token. */
export function ContactCreateScreen(): ReactNode {
  const { from } = useLocationState({ from: isText });
  const [{ validationToken }] = useQueryState(asked);
  const task = useTaskToken(validationToken);
  const [added, setAdded] = useState<Contact | null>(null);
  const back = from
    ? { to: from, label: <Trans>Retour</Trans> }
    : { to: routeTo('contacts'), label: <Trans>Retour aux contacts</Trans> };
  return (
    <>
      <PageHeader back={back} title={<Trans>Ajouter un contact</Trans>}>
        {task.counts ? (
          <Trans>Ce contact comptera pour l’étape de votre tâche.</Trans>
        ) : (
          <Trans>Un nom suffit pour commencer : le reste se complète plus tard.</Trans>
        )}
      </PageHeader>
      <BookRoom />
      <ContactCreateForm task={task} onAdded={setAdded} />
      {added && <ContactAdded contact={added} counted={task.counts} from={from} />}
    </>
  );
}
