import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactType } from '@passerelle/shared/contract';

/** As a choice, before anything is known of the person: no word of it reveals a gender. */
export const contactTypeLabels: Record<ContactType, MessageDescriptor> = {
  manager: msg`Manager`,
  hr: msg`RH`,
  networkAngel: msg`Soutien du réseau`,
  internal: msg`Interne`,
  external: msg`Externe`,
  headHunter: msg`Recrutement`,
};
