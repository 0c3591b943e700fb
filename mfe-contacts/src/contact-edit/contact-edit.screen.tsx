import { Trans } from '@lingui/react/macro';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { fullName, PageHeader, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ContactEntity } from '../components/contact-entity';
import { ContactEditForm } from './contact-edit.form';

/** Edits a contact with the same fields as the creation form. */
export function ContactEditScreen(): ReactNode {
  const { contactId } = useRouteParams('contactEdit');
  const { from } = useLocationState({ from: isText });
  const navigate = useNavigate();
  const toast = useToast();
  const contactPage = routeTo('contact', { contactId });
  return (
    <ContactEntity contactId={contactId} fresh>
      {(contact) => {
        const name = fullName(contact);
        return (
          <>
            <PageHeader
              back={{ to: contactPage, label: <Trans>Retour à la fiche</Trans> }}
              title={<Trans>Modifier {name}</Trans>}
            />
            <ContactEditForm
              key={contact.id}
              contact={contact}
              onSaved={() => {
                toast(<Trans>Contact modifié</Trans>);
                void navigate(contactPage, { replace: true, state: { from } });
              }}
            />
          </>
        );
      }}
    </ContactEntity>
  );
}
