import { Trans } from '@lingui/react/macro';
import { Tag, type Tone } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { TaskState } from './task-state';

const looks: Record<Exclude<TaskState, 'pending'>, { tone: Tone; word: ReactNode }> = {
  started: { tone: 'brand', word: <Trans>Commencée</Trans> },
  late: { tone: 'error', word: <Trans>À rattraper</Trans> },
  future: { tone: 'stone', word: <Trans>À venir</Trans> },
  validated: { tone: 'success', word: <Trans>Validée</Trans> },
  cancelled: { tone: 'stone', word: <Trans>Annulée</Trans> },
};

/** A task that merely waits needs no word. */
export function TaskStateTag({ state }: { state: TaskState }): ReactNode {
  if (state === 'pending') return null;
  return <Tag tone={looks[state].tone}>{looks[state].word}</Tag>;
}
