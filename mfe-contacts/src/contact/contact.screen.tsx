import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ContactArea } from '../contact-parts/contact-area';
import { ContactContent } from './contact-content';

/** Somebody of the book: who it is, how to reach them, and what was planned with them. */
export function ContactScreen(): ReactNode {
  const { contactId } = useRouteParams('contact');
  const { from } = useLocationState({ from: isText });
  const list = routeTo('contacts');
  const back = from ?? list;
  const isList = back === list || back.startsWith(`${list}?`);
  return (
    <>
      {/* Back to the list as it was: its filter, what was looked for, its page. */}
      <BackLink to={back} label={isList ? <Trans>Retour aux contacts</Trans> : <Trans>Retour</Trans>} />
      <ContactArea contactId={contactId}>
        {(contact) => <ContactContent key={contact.id} contact={contact} from={from} />}
      </ContactArea>
    </>
  );
}
