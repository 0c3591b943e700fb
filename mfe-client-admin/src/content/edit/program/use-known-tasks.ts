import type { ItemTask } from '@passerelle/shared/contract';
import { useCallback, useMemo, useState } from 'react';

import type { TasksByKey } from './tree-context';

/** The tasks of a programme by key, with those created here until the programme is read again. */
export function useKnownTasks(tasks: readonly ItemTask[]): [TasksByKey, add: (task: ItemTask) => void] {
  const [created, setCreated] = useState<readonly ItemTask[]>([]);
  const known = useMemo(() => new Map([...created, ...tasks].map((task) => [task.key, task])), [created, tasks]);
  const add = useCallback((task: ItemTask) => setCreated((before) => [...before, task]), []);
  return [known, add];
}
