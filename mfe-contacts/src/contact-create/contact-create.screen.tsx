import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall, useTaskToken } from '@passerelle/shared/client';
import type { Contact } from '@passerelle/shared/contract';
import { ownLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Notice, PageHeader, Button, fullName } from '@passerelle/shared/ui';
import { SuccessDialog } from '@passerelle/shared/ui/data';
import { isText, queryState, reference, useLocationState, useQueryState } from '@passerelle/shared/url-state';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink, useNavigate } from 'react-router-dom';

import { ContactCreateForm } from './contact-create.form';

interface Props {
  contact: Contact;
  counted: boolean;
  /** The address to return to. */
  from: string | undefined;
}

/** Confirms the creation. Both links replace the form in the history, so that « back » does not reopen it. */
function ContactAdded({ contact, counted, from }: Props): ReactNode {
  const navigate = useNavigate();
  const name = fullName(contact);
  const back = from ?? routeTo('contacts');
  const plan = routeTo('networkingActionCreate', {}, { query: { contactId: contact.id } });
  return (
    <SuccessDialog
      open
      onClose={() => void navigate(back, { replace: true })}
      title={<Trans>C’est ajouté !</Trans>}
      counted={counted}
      actions={
        <>
          <Button component={RouteLink} to={plan} state={{ from: back }} replace variant="contained">
            <Trans>Planifier une action</Trans>
          </Button>
          <Button component={RouteLink} to={back} replace variant="neutral">
            {from ? <Trans>Revenir à la page précédente</Trans> : <Trans>Voir vos contacts</Trans>}
          </Button>
        </>
      }
    >
      <Trans>
        <b>{name}</b> est maintenant dans vos contacts.
      </Trans>
    </SuccessDialog>
  );
}

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
          <Trans>Un nom et un type suffisent pour commencer : le reste se complète plus tard.</Trans>
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
