import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import LightbulbRounded from '@mui/icons-material/LightbulbRounded';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import QuestionAnswerRounded from '@mui/icons-material/QuestionAnswerRounded';
import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import type { ActionType } from '@passerelle/shared/contract';
import type { ComponentType, ReactNode } from 'react';

const icons: Record<ActionType, ComponentType> = {
  informationQuery: QuestionAnswerRounded,
  feedbackQuery: RateReviewRounded,
  adviseQuery: LightbulbRounded,
  jobInterview: HandshakeRounded,
  reminder: NotificationsActiveRounded,
};

/** Names of the types of action. */
export const actionTypeLabels: Record<ActionType, MessageDescriptor> = {
  informationQuery: msg`Demande d’information`,
  feedbackQuery: msg`Demande d’avis`,
  adviseQuery: msg`Demande de conseil`,
  jobInterview: msg`Entretien d’embauche`,
  reminder: msg`Relance`,
};

/** Description of each type, in one line: the names alone are easily confused. */
export const actionTypeHints: Record<ActionType, MessageDescriptor> = {
  informationQuery: msg`Découvrir un métier, une entreprise ou un secteur auprès de qui y travaille`,
  feedbackQuery: msg`Faire relire votre CV, votre projet ou votre présentation`,
  adviseQuery: msg`Demander comment s’y prendre à une personne d’expérience`,
  jobInterview: msg`Rencontrer un employeur pour un poste`,
  reminder: msg`Reprendre contact après un échange ou une candidature`,
};

export function ActionTypeIcon({ type }: { type: ActionType }): ReactNode {
  const Icon = icons[type];
  return <Icon />;
}
