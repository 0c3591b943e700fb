import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { EditorForm } from '../common/editor-form';
import type { EditorProps } from '../editor-props';
import { SubTaskList } from './sub-task-list';
import { TaskFields } from './task-fields';
import { TaskText } from './task-text';

const defaults = { subTasks: [] };

/** A task: its fields, its text and its sub-tasks. */
export function TaskEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  if (readOnly) return <TaskText item={item} files={files} />;
  return (
    <EditorForm item={item} files={files} defaults={defaults} onChange={onChange}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
        <TaskFields />
        <SubTaskList pack={item.pack} isPublished={item.publishedAt !== null} />
      </Box>
    </EditorForm>
  );
}
