import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActionSubType, SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Fact, Facts, Tag } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskPoints } from '../../components/task-facts';
import { isStepDone } from './step';

/** State of a step: its completion date, or its requirement and progress. */
export function StepState({ step, isFuture }: { step: SubTask; isFuture: boolean }): ReactNode {
  const { t } = useLingui();
  const { weekdayDate, number } = useFormats();
  const { count, updatedAt } = step.userSubTask;
  const required = step.validation?.requiredCount ?? 1;
  const isDone = isStepDone(step);
  const isCounted = !isDone && step.type !== 'survey' && required > 1;
  const day = updatedAt && weekdayDate(updatedAt, 'local');
  const [done, total] = [number(count), number(required)];
  return (
    <>
      <Facts sx={{ mt: '4px' }}>
        {isDone && <Fact tone="success">{day ? <Trans>Fait le {day}</Trans> : <Trans>Fait</Trans>}</Fact>}
        <Fact>
          <StepRequirement step={step} />
        </Fact>
        {isCounted && (
          <Fact>
            <Trans>
              {done} sur {total}
            </Trans>
          </Fact>
        )}
        {step.points > 0 && <TaskPoints points={step.points} />}
        {isFuture && (
          <Tag>
            <Trans>À venir</Trans>
          </Tag>
        )}
      </Facts>
      {isCounted && (
        <Box sx={{ maxWidth: 320, mt: '12px' }}>
          <Progress share={count / required} label={t`Avancement de l’étape`} />
        </Box>
      )}
    </>
  );
}

/** Request of a step, in a few words. */
export function StepRequirement({ step }: { step: SubTask }): ReactNode {
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
      return <ActionRequirement action={step.subType ?? 'networking'} count={count} />;
  }
}

function ActionRequirement({ action, count }: { action: ActionSubType; count: number }): ReactNode {
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
