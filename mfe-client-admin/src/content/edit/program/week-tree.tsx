import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ItemTask } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { ActionButton, Box, FailureText, Section, useToast } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';

import { DragArea } from '../common/drag-area';
import { useSourceChange } from '../common/editor-form';
import { usePlaceText } from '../common/sortable-list';
import { useFocusAdded } from '../common/use-focus-added';
import { useRowIds } from '../common/use-row-ids';
import { NewTaskDialog } from './new-task-dialog';
import { duplicateTask } from './program.mutations';
import { SpareTasks } from './spare-tasks';
import { useTaskName } from './task-facts';
import { type TasksByKey, type TreeActions, TreeContext } from './tree-context';
import { type Removal, RemovalDialog } from './removal-dialog';
import { type TaskLists, useTaskLists } from './use-task-lists';
import { useOpenedRows } from '../common/use-opened-rows';
import { EMPTY_WEEK, WeekCard } from './week-card';
import { WeekChoiceDialog } from './week-choice-dialog';
import { addWeek, moveWeek, placeOfTask, putTask, removeTask, removeWeek } from './weeks';

/** A programme of more weeks opens with all of them closed, and draws the others after these. */
const OPENED_WEEKS = 8;

interface Props {
  programId: string;
  /** All tasks of the programme. */
  programTasks: readonly ItemTask[];
}

/** The tasks of a programme by key, with those created here until the programme is read again. */
function useKnownTasks(tasks: readonly ItemTask[]): [TasksByKey, add: (task: ItemTask) => void] {
  const [created, setCreated] = useState<readonly ItemTask[]>([]);
  const known = useMemo(() => new Map([...created, ...tasks].map((task) => [task.key, task])), [created, tasks]);
  const add = useCallback((task: ItemTask) => setCreated((before) => [...before, task]), []);
  return [known, add];
}

/** The weeks of a programme and their tasks. */
function BareWeekTree(props: Props): ReactNode {
  return <Weeks {...props} lists={useTaskLists()} />;
}

export const WeekTree = memo(BareWeekTree);

/** Rendered again for other tasks, and not for each letter of a title. */
function BareWeeks({ programId, programTasks, lists }: Props & { lists: TaskLists }): ReactNode {
  const { t } = useLingui();
  const change = useSourceChange();
  const { ids, move, insert, remove } = useRowIds(lists.length);
  const isWhole = useDeferredValue(true, false);
  const { opened, toggle, open } = useOpenedRows(lists.length > OPENED_WEEKS ? [] : ids);
  const [tasks, addTask] = useKnownTasks(programTasks);
  const [newTaskWeek, setNewTaskWeek] = useState<number | null>(null);
  const [homeless, setHomeless] = useState<{ key: string; isOpen: boolean }>({ key: '', isOpen: false });
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const toast = useToast();
  const focusAdded = useFocusAdded();
  const area = useFocusFallback<HTMLDivElement>();
  const nameOf = useTaskName();
  const placeText = usePlaceText();

  const actions = useMemo<TreeActions>(() => {
    const duplicate = async (task: ItemTask): Promise<void> => {
      try {
        const copy = await duplicateTask(task.id);
        addTask(copy);
        change((values) => {
          const place = placeOfTask(values, task.key);
          return place ? putTask(values, copy.key, { week: place.week, index: place.index + 1 }) : values;
        });
        toast(<Trans>La copie est ajoutée sous la tâche</Trans>);
      } catch (error) {
        toast(<FailureText error={error} />, { tone: 'error' });
      }
    };
    return {
      toggleWeek: toggle,
      moveWeek: (from, to) => {
        change((values) => moveWeek(values, from, to));
        move(from, to);
      },
      askToRemoveWeek: (week) => setRemoval({ week }),
      askForNewTask: setNewTaskWeek,
      moveTask: (task, place) => change((values) => putTask(values, task, place)),
      askForWeek: (key) => setHomeless({ key, isOpen: true }),
      duplicateTask: (task) => void duplicate(task),
      askToRemoveTask: (task) => setRemoval({ task }),
    };
  }, [change, toggle, toast, addTask, move]);
  const tree = useMemo(() => ({ actions, tasks }), [actions, tasks]);

  const placed = new Set(lists.flat());
  const spare = [...tasks.values()].filter(({ key }) => !placed.has(key) && !deleted.includes(key));
  const weekOf = (key: string): number => lists.findIndex((list) => list.includes(key));
  const placeOf = (id: string, over: string): string => {
    const isEmpty = over.startsWith(EMPTY_WEEK);
    const week = isEmpty ? Number(over.slice(EMPTY_WEEK.length)) : weekOf(over);
    const list = lists[week] ?? [];
    const position = week + 1;
    const place = placeText(isEmpty ? 0 : list.indexOf(over), list.includes(id) ? list.length : list.length + 1);
    return t`semaine ${position}, ${place}`;
  };
  const drop = (id: string, over: string): void => {
    if (over.startsWith(EMPTY_WEEK)) actions.moveTask(id, { week: Number(over.slice(EMPTY_WEEK.length)) });
    else actions.moveTask(id, { week: weekOf(over), index: lists[weekOf(over)]?.indexOf(over) ?? 0 });
  };

  return (
    <TreeContext value={tree}>
      <Box {...area} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px', outline: 'none' }}>
        <Section title={<Trans>Semaines et tâches</Trans>}>
          <DragArea nameOf={(id) => nameOf(tasks.get(id), id)} placeOf={placeOf} onDrop={drop}>
            <Box
              component="ol"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: '12px',
                m: 0,
                p: 0,
                mb: '16px',
                listStyle: 'none',
              }}
            >
              {(isWhole ? ids : ids.slice(0, OPENED_WEEKS)).map((rowId, index) => (
                <WeekCard
                  key={rowId}
                  rowId={rowId}
                  index={index}
                  count={lists.length}
                  isOpen={opened.has(rowId)}
                  tasks={lists[index] ?? []}
                />
              ))}
            </Box>
          </DragArea>
          <ActionButton
            variant="neutral"
            startIcon={<AddRounded />}
            missing={
              lists.length >= limits.suspensionWeeksMax ? <Trans>Un programme a 52 semaines au plus.</Trans> : undefined
            }
            onClick={() => {
              focusAdded(`fields.weeks.${lists.length}.title`);
              change(addWeek);
              open(insert(lists.length));
            }}
          >
            <Trans>Ajouter une semaine</Trans>
          </ActionButton>
        </Section>
        <SpareTasks tasks={spare} onDeleted={({ key }) => setDeleted((before) => [...before, key])} />
      </Box>
      <NewTaskDialog
        program={programId}
        week={newTaskWeek}
        onCreated={(task, week) => {
          addTask(task);
          actions.moveTask(task.key, { week });
        }}
        onClose={() => setNewTaskWeek(null)}
      />
      <WeekChoiceDialog
        open={homeless.isOpen}
        taskName={nameOf(tasks.get(homeless.key), homeless.key)}
        week={placed.has(homeless.key) ? weekOf(homeless.key) : undefined}
        onChoose={(week) => actions.moveTask(homeless.key, { week })}
        onClose={() => setHomeless((before) => ({ ...before, isOpen: false }))}
      />
      <RemovalDialog
        removal={removal}
        nameOfTask={(key) => nameOf(tasks.get(key), key)}
        onRemoveTask={(key) => change((values) => removeTask(values, key))}
        onRemoveWeek={(week) => {
          change((values) => removeWeek(values, week));
          remove(week);
        }}
        onClose={() => setRemoval(null)}
      />
    </TreeContext>
  );
}

const Weeks = memo(BareWeeks);
