import type { Task } from '@passerelle/shared/contract';
import { lazyPart, scrollToElement } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** If it does not load, the page itself says that the task is validated. */
const CompletedDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "task-completed" */ './task-completed-dialog')).TaskCompletedDialog,
);

type Seen = Pick<Task, 'id' | 'status'>;

/**
 * In which state each task was last shown in this page. It outlives the screens: a step may be done on another one, such as
 * a document of the library, and its task is found validated on the way back.
 */
const lastSeen = new Map<string, Task['status']>();

/** The task that was open when it was last shown, and is validated now. */
const findValidated = (tasks: readonly Seen[]): string | undefined =>
  tasks.find(({ id, status }) => {
    const before = lastSeen.get(id);
    return status === 'validated' && (before === 'pending' || before === 'started');
  })?.id;

interface Props {
  /** Those that the screen shows. */
  tasks: readonly Seen[];
  onClosed?: () => void;
}

/**
 * Celebrates a task once it is validated, whichever way that came about: by its last step, by an answered survey, a file,
 * by hand, or on another screen.
 */
export function TaskCompleted({ tasks, onClosed }: Props): ReactNode {
  const [taskId, setTaskId] = useState<string>();
  const [open, setOpen] = useState(false);
  const states = tasks.map(({ id, status }) => `${id} ${status}`).join();
  const [checked, setChecked] = useState<string>();
  if (states !== checked) {
    setChecked(states);
    const validated = findValidated(tasks);
    if (validated !== undefined) {
      setTaskId(validated);
      setOpen(true);
    }
  }
  useEffect(() => {
    for (const { id, status } of tasks) lastSeen.set(id, status);
  }, [tasks]);

  const close = (anchor?: string): void => {
    setOpen(false);
    // Elements behind a dialog cannot take the focus before it is closed.
    if (anchor) setTimeout(() => scrollToElement(anchor));
    else if (onClosed) setTimeout(onClosed);
  };
  if (taskId === undefined) return null;
  return <CompletedDialog taskId={taskId} open={open} onClose={close} />;
}
