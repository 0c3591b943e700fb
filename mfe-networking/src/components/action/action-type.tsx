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

/** What the person asks of the contact. */
export const actionTypeWords: Record<ActionType, MessageDescriptor> = {
  informationQuery: msg`Demande d’information`,
  feedbackQuery: msg`Demande d’avis`,
  adviseQuery: msg`Demande de conseil`,
  jobInterview: msg`Entretien d’embauche`,
  reminder: msg`Relance`,
};

export function ActionTypeIcon({ type }: { type: ActionType }): ReactNode {
  const Icon = icons[type];
  return <Icon />;
}
