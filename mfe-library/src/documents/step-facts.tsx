import { Trans } from '@lingui/react/macro';
import type { OwnSubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Fact, Facts, Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** When it was answered, and for which task. */
export function StepFacts({ step: { task, userSubTask } }: { step: OwnSubTask }): ReactNode {
  const { weekdayDate } = useFormats();
  const { pathname, search } = useLocation();
  const day = userSubTask.updatedAt && weekdayDate(userSubTask.updatedAt, 'local');
  return (
    <Facts sx={{ mt: '4px' }}>
      {day && (
        <Fact>
          <time dateTime={userSubTask.updatedAt ?? undefined}>{day}</time>
        </Fact>
      )}
      <Fact>
        <Trans>
          Tâche{' '}
          <Link
            component={RouteLink}
            to={routeTo('task', { taskId: task.id })}
            state={{ from: `${pathname}${search}` }}
          >
            {task.name}
          </Link>
        </Trans>
      </Fact>
    </Facts>
  );
}
