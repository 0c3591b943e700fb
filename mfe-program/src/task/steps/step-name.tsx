import { Trans } from '@lingui/react/macro';
import type { SubTask, SubTaskType } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

const names: Record<SubTaskType, ReactNode> = {
  text: <Trans>Lire la consigne</Trans>,
  document: <Trans>Consulter le document</Trans>,
  link: <Trans>Consulter la page</Trans>,
  action: <Trans>Passer à l’action</Trans>,
  upload: <Trans>Joindre un fichier</Trans>,
  survey: <Trans>Répondre au questionnaire</Trans>,
};

/** Its own title; without one, what it holds, or what is done with it. */
export const StepName = ({ step }: { step: SubTask }): ReactNode =>
  step.title ?? step.surveys[0]?.title ?? step.libraryDocument?.name ?? names[step.type];
