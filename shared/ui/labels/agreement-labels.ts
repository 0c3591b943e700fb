import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgreementKind } from '@passerelle/shared/contract';

export const agreementKindLabels: Record<AgreementKind, MessageDescriptor> = {
  mobilityLeave: msg`Accord de GEPP avec congé de mobilité`,
  collectiveTermination: msg`Rupture conventionnelle collective`,
  socialPlan: msg`Plan de sauvegarde de l’emploi`,
};
