import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressType } from '@passerelle/shared/contract';

export const addressTypeWords: Record<AddressType, MessageDescriptor> = {
  personal: msg`Personnelle`,
  professional: msg`Professionnelle`,
  other: msg`Autre adresse`,
};
