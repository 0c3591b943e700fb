import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { AddressType, Civility, MaritalStatus } from '@passerelle/shared/contract';

export const addressTypeLabels: Record<AddressType, MessageDescriptor> = {
  personal: msg`Personnelle`,
  professional: msg`Professionnelle`,
  other: msg`Autre adresse`,
};

export const civilityLabels: Record<Civility, MessageDescriptor> = {
  mr: msg`Monsieur`,
  mrs: msg`Madame`,
  dr: msg`Docteur`,
  lawyer: msg`Maître`,
  professor: msg`Professeur`,
};

export const maritalStatusLabels: Record<MaritalStatus, MessageDescriptor> = {
  single: msg`Célibataire`,
  couple: msg`En couple (mariage, Pacs ou concubinage)`,
  divorced: msg`Divorcé ou divorcée`,
  widowed: msg`Veuf ou veuve`,
};
