import { Trans } from '@lingui/react/macro';
import type { ItemTask } from '@passerelle/shared/contract';
import { Box, Button, Card, Section, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { deleteDraft } from './program.mutations';
import { TaskFacts, useTaskName } from './task-facts';
import { useTree } from './tree-context';

interface Props {
  tasks: readonly ItemTask[];
  onDeleted: (task: ItemTask) => void;
}

const deletedText = ({ title }: ItemTask): ReactNode => <Trans>Le brouillon « {title} » est supprimé</Trans>;

/** Tasks of the programme that are in none of its weeks. */
export function SpareTasks({ tasks, onDeleted }: Props): ReactNode {
  const { actions } = useTree();
  const nameOf = useTaskName();
  const { ask, dialog, subject } = useConfirmation<ItemTask>({
    act: async (task) => {
      await deleteDraft(task);
      onDeleted(task);
    },
    done: deletedText,
  });
  const name = subject && nameOf(subject, subject.key);
  return (
    <>
      {tasks.length > 0 && (
        <Section title={<Trans>Tâches hors programme</Trans>}>
          <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
            <Trans>Elles ne sont dans aucune semaine : les participants ne les reçoivent pas.</Trans>
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
            {tasks.map((task) => (
              <Card
                key={task.key}
                component="li"
                padding="small"
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <TaskFacts task={task} taskKey={task.key} />
                </Box>
                <Button variant="neutral" size="small" onClick={() => actions.askForWeek(task.key)}>
                  <Trans>Placer dans une semaine</Trans>
                </Button>
                {task.status === 'draft' && (
                  <Button variant="text" size="small" color="error" onClick={() => ask(task)}>
                    <Trans>Supprimer le brouillon</Trans>
                  </Button>
                )}
              </Card>
            ))}
          </Box>
        </Section>
      )}
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer le brouillon « {name} » ?</Trans>}
        confirmLabel={<Trans>Supprimer le brouillon</Trans>}
      >
        <Trans>Ses textes et ses sous-tâches sont supprimés avec lui.</Trans>
      </ConfirmDialog>
    </>
  );
}
