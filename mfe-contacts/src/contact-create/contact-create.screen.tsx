import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall, useTaskToken } from '@passerelle/shared/client';
import { type Contact, ownLimits } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { isText, queryState, reference, routeTo, useLocationState, useQueryState } from '@passerelle/shared/routes';
import { Notice, PageHeader } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { ContactAdded } from './contact-added';
import { ContactCreateForm } from './contact-create.form';

const createState = queryState<{ validationToken: string | null }>({ validationToken: reference() });

/** Creates a contact; it counts for the step of a task when the address carries its token. */
export function ContactCreateScreen(): ReactNode {
  const { from } = useLocationState({ from: isText });
  const [{ validationToken }] = useQueryState(createState);
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
      <BookCapacity />
      <ContactCreateForm task={task} onAdded={setAdded} />
      {added && <ContactAdded contact={added} counted={task.counts} from={from} />}
    </>
  );
}

/** The warning shows from this number of free places on. */
const WARN_FROM = 100;

/** Warns that the book is nearly or entirely full before the form is filled in and refused. */
function BookCapacity(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data: counts } = useCall('GET /me/contacts/count', { query: {} });
  const room = counts ? ownLimits.contacts - counts.all : Infinity;
  const most = number(ownLimits.contacts);
  if (room > WARN_FROM) return null;
  if (room > 0)
    return (
      <Notice tone="info" title={<Trans>Votre carnet est presque plein</Trans>}>
        {t`${plural(room, { one: `Il reste une place sur ${most}.`, other: `Il reste # places sur ${most}.` })}`}
      </Notice>
    );
  return (
    <Notice tone="warning" title={<Trans>Votre carnet est plein</Trans>}>
      <Trans>Il contient {most} contacts, le maximum. Supprimez ceux qui ne vous servent plus pour en ajouter.</Trans>
    </Notice>
  );
}
