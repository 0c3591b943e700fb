import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackToList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactEntity } from '../contact-parts/contact-entity';
import { ContactContent } from './contact-content';

/** Somebody of the book: who it is, how to reach them, and what was planned with them. */
export function ContactScreen(): ReactNode {
  const { contactId } = useRouteParams('contact');
  const { from } = useLocationState({ from: isText });
  return (
    <>
      <BackToList list={routeTo('contacts')} label={<Trans>Retour aux contacts</Trans>} />
      <ContactEntity contactId={contactId}>
        {(contact) => <ContactContent key={contact.id} contact={contact} from={from} />}
      </ContactEntity>
    </>
  );
}
