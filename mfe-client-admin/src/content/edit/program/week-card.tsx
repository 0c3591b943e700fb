import { useDroppable } from '@dnd-kit/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { limits } from '@passerelle/shared/contract/limits';
import { TextField, useFieldValue } from '@passerelle/shared/forms';
import { ActionButton, Box, Card, Facts, IconButton } from '@passerelle/shared/ui';
import { Collapse } from '@passerelle/shared/ui/mui/collapse';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';

import { textOf } from '../common/draft-values';
import { MoveButtons } from '../common/move-buttons';
import { RowToggle } from '../common/row-toggle';
import { SortableRows } from '../common/sortable-list';
import { useFieldValidators } from '../common/use-field-validators';
import { TaskRow } from './task-row';
import { useTree } from './tree-context';
import { WeekPoints } from './week-points';
import { pointsOf } from './weeks';

interface Props {
  rowId: string;
  index: number;
  count: number;
  isOpen: boolean;
  tasks: readonly string[];
}

/** Drop target of a week without tasks, by its index. */
export const EMPTY_WEEK = 'week:';

/** « Semaine 2 : Continuer » */
export function useWeekName(): (index: number, title: string) => string {
  const { t } = useLingui();
  return (index, title) => {
    const position = index + 1;
    return title ? t`Semaine ${position} : ${title}` : t`Semaine ${position}`;
  };
}

/** A week, with its tasks once it is opened. */
function BareWeekCard({ rowId, index, count, isOpen, tasks }: Props): ReactNode {
  const { t } = useLingui();
  const { actions, tasks: known } = useTree();
  const title = textOf(useFieldValue(`fields.weeks.${index}.title`));
  const name = useWeekName()(index, title);
  const id = useId();
  // The arrow turns at once; the tasks, which take longer to draw, follow.
  const isShown = useDeferredValue(isOpen);
  return (
    <Card component="li" padding="none">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', p: '8px 12px' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <RowToggle isOpen={isOpen} controls={id} onToggle={() => actions.toggleWeek(rowId)}>
            {name}
          </RowToggle>
        </Box>
        <Facts>
          <span>
            <Plural value={tasks.length} _0="Aucune tâche" one="# tâche" other="# tâches" />
          </span>
          <WeekPoints points={pointsOf(tasks, known)} />
        </Facts>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          <MoveButtons name={name} index={index} count={count} onMove={actions.moveWeek} />
          <IconButton aria-label={t`Retirer : ${name}`} onClick={() => actions.askToRemoveWeek(index)}>
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
      </Box>
      <Collapse id={id} in={isShown} timeout={0} unmountOnExit>
        <WeekContent index={index} name={name} tasks={tasks} />
      </Collapse>
    </Card>
  );
}

export const WeekCard = memo(BareWeekCard);

function WeekContent({ index, name, tasks }: { index: number; name: string; tasks: readonly string[] }): ReactNode {
  const { t } = useLingui();
  const { actions, tasks: known } = useTree();
  const { filled } = useFieldValidators();
  const position = index + 1;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', p: '8px 16px 16px' }}>
      <TextField
        name={`fields.weeks.${index}.title`}
        label={t`Titre de la semaine ${position}`}
        autoComplete="off"
        maxLength={limits.titleLength}
        rule={filled}
      />
      {tasks.length > 0 ? (
        <SortableRows ids={tasks} label={t`Tâches : ${name}`}>
          {tasks.map((key, place) => (
            <TaskRow key={key} taskKey={key} week={index} index={place} count={tasks.length} />
          ))}
        </SortableRows>
      ) : (
        <EmptyWeek index={index} />
      )}
      <div>
        <ActionButton
          variant="neutral"
          startIcon={<AddRounded />}
          missing={known.size >= limits.itemTasks && <Trans>Un programme a {limits.itemTasks} tâches au plus.</Trans>}
          onClick={() => actions.askForNewTask(index)}
        >
          <Trans>Ajouter une tâche</Trans>
        </ActionButton>
      </div>
    </Box>
  );
}

function EmptyWeek({ index }: { index: number }): ReactNode {
  const { setNodeRef, isOver } = useDroppable({ id: `${EMPTY_WEEK}${index}` });
  return (
    <Box
      ref={setNodeRef}
      sx={{
        p: '16px',
        border: '1px dashed',
        borderColor: isOver ? 'brand.edge' : 'divider',
        borderRadius: '12px',
        color: 'text.secondary',
      }}
    >
      <Trans>Aucune tâche dans cette semaine.</Trans>
    </Box>
  );
}
