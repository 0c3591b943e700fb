import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { AreaFailure, DelayedSkeleton } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { ContactNotFound } from './contact-not-found';
import { ContactSkeleton } from './contact-skeleton';
import { useContact } from './contact.resource';

interface Props {
  contactId: string;
  /** Nothing of an older answer is shown, not even for a moment: for a form that starts from it. */
  fresh?: boolean;
  children: (contact: Contact) => ReactNode;
}

/** One contact as the whole of a screen: on its way, not there, not answering, or shown. */
export function ContactArea({ contactId, fresh = false, children }: Props): ReactNode {
  const { data, error, isUpdating, retry } = useContact(contactId);
  const [isKnown, setKnown] = useState(!fresh);
  if (!isKnown && data && !isUpdating) setKnown(true);
  const contact = isKnown ? data : undefined;
  // Somebody who was deleted in another tab is shown no longer, though there is an older answer.
  if (error?.status === 404) return <ContactNotFound />;
  if (contact) return children(contact);
  if (!error || data) {
    return (
      <DelayedSkeleton>
        <ContactSkeleton />
      </DelayedSkeleton>
    );
  }
  return (
    <AreaFailure level={1} title={<Trans>Ce contact ne répond pas</Trans>} onRetry={retry} failedAt={error.at}>
      <Trans>Rien n’est perdu : votre carnet est enregistré. Le reste fonctionne.</Trans>
    </AreaFailure>
  );
}
