import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActionSubType, DocumentSubType, SubTaskType, TaskMode } from '@passerelle/shared/contract';

export const subTaskTypeLabels: Record<SubTaskType, MessageDescriptor> = {
  text: msg`Texte à lire`,
  document: msg`Document de la bibliothèque`,
  link: msg`Lien`,
  action: msg({ message: 'Action', context: 'a type of sub-task' }),
  upload: msg`Fichier à déposer`,
  survey: msg`Questionnaire`,
};

export const documentUseLabels: Record<DocumentSubType, MessageDescriptor> = {
  toRead: msg`À lire`,
  toDo: msg({ message: 'À faire', context: 'a use of a document' }),
};

export const actionLabels: Record<ActionSubType, MessageDescriptor> = {
  contact: msg`Ajouter un contact`,
  hiring: msg`Enregistrer une annonce`,
  networking: msg`Planifier une action de networking`,
};

interface Explained {
  label: MessageDescriptor;
  hint: MessageDescriptor;
}

export const taskModes: Record<TaskMode, Explained> = {
  automatic: {
    label: msg`Automatique`,
    hint: msg`La tâche est faite quand toutes ses sous-tâches à valider le sont.`,
  },
  manual: {
    label: msg`Manuelle`,
    hint: msg`Le participant peut aussi déclarer lui-même que la tâche est faite.`,
  },
};

export const validations: Record<'automatic' | 'manual' | 'none', Explained> = {
  automatic: {
    label: msg`Automatique`,
    hint: msg`La sous-tâche est faite dès que le participant l’accomplit.`,
  },
  manual: { label: msg`Manuelle`, hint: msg`Le participant déclare que la sous-tâche est faite.` },
  none: { label: msg`Aucune`, hint: msg`Rien n’est à valider : la tâche peut être faite sans elle.` },
};
