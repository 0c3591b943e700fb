import { Trans, useLingui } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Fact, Facts, Tag } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskPoints } from '../../task-parts/task-points';
import { StepAsked } from './step-asked';
import { isStepDone } from './steps-done';

/** Where a step stands: when it was done, or what it asks and how far that is. */
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
          <StepAsked step={step} />
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
