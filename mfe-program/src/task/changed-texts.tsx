import { Trans } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import type { TaskDetail } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Says once that the texts of a task changed after its validation; points and answers stay. */
export function ChangedTexts({ task: { id, changedSinceValidation } }: { task: TaskDetail }): ReactNode {
  const { date } = useFormats().withJalali;
  // The note stays while the page is open, also when the task is read again.
  const [changed] = useState(changedSinceValidation);
  useEffect(() => {
    // A failure only means that the note comes once more.
    if (changed !== null) void send('PUT /me/tasks/:taskId/seen', { params: { taskId: id } }).catch(() => undefined);
  }, [changed, id]);
  if (changed === null) return null;
  const day = date(changed, 'local');
  return (
    <Notice tone="info" title={<Trans>Mise à jour depuis que vous l’avez faite</Trans>} sx={{ mb: '16px' }}>
      <Trans>Les textes de cette tâche ont changé le {day}. Vos réponses et vos points restent les mêmes.</Trans>
    </Notice>
  );
}
