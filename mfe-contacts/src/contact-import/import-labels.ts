import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactImportField } from '@passerelle/shared/contract';

import type { Choice } from './import-plan';

export const columnLabels: Record<ContactImportField, MessageDescriptor> = {
  lastName: msg`Nom`,
  firstName: msg`Prénom`,
  fullName: msg`Prénom et nom`,
  civility: msg`Civilité`,
  type: msg`Type de contact`,
  'company.name': msg`Entreprise`,
  'company.service': msg`Service`,
  'job.jobTitle': msg`Poste`,
  email: msg`E‑mail`,
  phone: msg`Téléphone`,
  mobilePhone: msg`Mobile`,
  address: msg`Adresse`,
  referrer: msg`Recommandé par`,
  comment: msg`Commentaire`,
};

const listAndJobLabels: Record<string, MessageDescriptor> = {
  'job.occupation': msg`Domaine professionnel`,
  addresses: msg`Adresses`,
};

/** The name of a field by its path; for an entry of a list, the name of the list. */
export const fieldLabel = (path: string): MessageDescriptor =>
  listAndJobLabels[path] ??
  columnLabels[path as ContactImportField] ??
  listAndJobLabels[path.split('.')[0] ?? ''] ??
  columnLabels.comment;

export const choiceLabels: Record<Choice, MessageDescriptor> = {
  create: msg`Ajouter`,
  merge: msg`Compléter la fiche`,
  replace: msg`Compléter et corriger`,
  skip: msg`Laisser de côté`,
};
