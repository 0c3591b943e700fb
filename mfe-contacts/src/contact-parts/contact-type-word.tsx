import { Select, Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { genderOf } from './gender-of';

/** What somebody is to the person who looks for a job. */
export function ContactTypeWord({ contact }: { contact: Pick<Contact, 'type' | 'civility'> }): ReactNode {
  const gender = genderOf(contact);
  switch (contact.type) {
    case 'manager':
      return <Trans>Manager</Trans>;
    case 'hr':
      return <Trans>RH</Trans>;
    case 'networkAngel':
      return <Select value={gender} _woman="Alliée du réseau" _man="Allié du réseau" other="Soutien du réseau" />;
    case 'internal':
      return <Trans>Interne</Trans>;
    case 'external':
      return <Trans>Externe</Trans>;
    case 'headHunter':
      return <Trans>Recrutement</Trans>;
  }
}
