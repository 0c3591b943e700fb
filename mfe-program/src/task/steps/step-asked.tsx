import { Plural, Trans } from '@lingui/react/macro';
import type { ActionSubType, SubTask } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

/** What a step asks for, in a few words. */
export function StepAsked({ step }: { step: SubTask }): ReactNode {
  const count = step.validation?.requiredCount ?? 1;
  switch (step.type) {
    case 'text':
      return <Trans>Un texte à lire</Trans>;
    case 'document':
      return step.documentSubType === 'toDo' ? (
        <Trans>Un document à compléter</Trans>
      ) : (
        <Trans>Un document à lire</Trans>
      );
    case 'link':
      return <Trans>Une page à consulter</Trans>;
    case 'upload':
      return <Trans>Un fichier à joindre</Trans>;
    case 'survey':
      return <Trans>Un questionnaire</Trans>;
    case 'action':
      return <ActionAsked action={step.subType ?? 'networking'} count={count} />;
  }
}

function ActionAsked({ action, count }: { action: ActionSubType; count: number }): ReactNode {
  switch (action) {
    case 'contact':
      return <Plural value={count} one="# contact à ajouter" other="# contacts à ajouter" />;
    case 'hiring':
      return <Plural value={count} one="# annonce à enregistrer" other="# annonces à enregistrer" />;
    case 'networking':
      return (
        <Plural value={count} one="# action de networking à planifier" other="# actions de networking à planifier" />
      );
  }
}
