import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';

export const surveyTypeLabels: Record<SurveySubType, MessageDescriptor> = {
  basic: msg`Questionnaire libre`,
  validation: msg`Confirmation`,
  tricam: msg`Tricam`,
  colors: msg`Couleurs`,
  intelligence: msg`Intelligences`,
};

/** The use of the answers, by type of survey. */
export const surveyTypeHints: Record<SurveySubType, MessageDescriptor> = {
  basic: msg`Des questions de toutes sortes, après le consentement du participant.`,
  validation: msg`Des questions de toutes sortes, sans consentement ni résultat.`,
  tricam: msg`Chaque réponse compte pour l’une des six lettres.`,
  colors: msg`Chaque réponse compte pour l’une des quatre couleurs.`,
  intelligence: msg`Chaque phrase est notée de 0 à 4 pour l’une des huit intelligences.`,
};

export const questionTypeLabels: Record<QuestionType, MessageDescriptor> = {
  list: msg`Une réponse au choix`,
  multiValue: msg`Plusieurs réponses au choix`,
  boolean: msg`Oui ou non`,
  text: msg`Texte libre`,
};
