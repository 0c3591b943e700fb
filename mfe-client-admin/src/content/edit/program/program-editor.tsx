import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { EditorForm } from '../common/editor-form';
import type { EditorProps } from '../editor-props';
import { ProgramFields } from './program-fields';
import { ProgramText } from './program-text';
import { WeekTree } from './week-tree';

const defaults = { type: 'basic', maxSuspension: 0, badges: [], jobOffers: false, weeks: [] };

/** A programme: its fields, its weeks and their tasks. */
export function ProgramEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  if (readOnly) return <ProgramText item={item} files={files} />;
  return (
    <EditorForm item={item} files={files} defaults={defaults} onChange={onChange}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
        <ProgramFields />
        <WeekTree programId={item.id} programTasks={item.tasks} />
      </Box>
    </EditorForm>
  );
}
