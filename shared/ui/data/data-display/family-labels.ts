import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaskFamily } from '@passerelle/shared/contract';

/** Names of the families of tasks and documents. */
export const familyLabels: Record<TaskFamily, MessageDescriptor> = {
  cv: msg`CV`,
  linkedin: msg`LinkedIn`,
  professionalProject: msg`Projet professionnel`,
  networking: msg`Réseau`,
  communication: msg`Communication`,
  offer: msg`Annonces`,
  hiring: msg`Recrutement`,
  privateLife: msg`Vie personnelle`,
  retirement: msg`Retraite`,
  businessCreation: msg`Création d’entreprise`,
  other: msg`Autre`,
};
