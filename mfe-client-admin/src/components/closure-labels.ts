import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClosureType, ContractKind } from '@passerelle/shared/contract';

export const closureTypeLabels: Record<ClosureType, MessageDescriptor> = {
  internal: msg`Reclassement interne`,
  external: msg`Emploi externe`,
  businessCreation: msg`Création d’entreprise`,
  training: msg`Formation`,
  retired: msg`Retraite`,
  other: msg`Autre départ`,
};

/** The one day that the closures of many people have in common. */
export const closureDayLabel = (type: ClosureType | undefined): MessageDescriptor => {
  if (type === 'internal') return msg`Date de prise de poste`;
  return type === 'retired' ? msg`Date de retraite` : msg`Date de départ`;
};

export const contractKindLabels: Record<ContractKind, MessageDescriptor> = {
  cdi: msg`CDI`,
  cddLong: msg`CDD de six mois ou plus`,
  cddShort: msg`CDD de moins de six mois`,
  interim: msg`Intérim`,
};
