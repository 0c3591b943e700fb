import { Box } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { EditorForm } from '../common/editor-form';
import { sourceOf } from '../common/source-values';
import type { SurveyEditorProps } from '../editor-props';
import { QuestionList } from './question-list';
import { questionList } from './questions';
import { ResultList } from './result-list';
import { SurveyFields } from './survey-fields';
import { SurveyText } from './survey-text';

const defaults = { type: 'basic', questions: [] };
const none: readonly string[] = [];

/** A survey: its fields, its questions, and the results of those whose answers are counted. */
export function SurveyEditor({ item, files, readOnly, onChange, onSave }: SurveyEditorProps): ReactNode {
  const isPublished = item.publishedAt !== null;
  /** People may have answered these. */
  const [answered] = useState(() => (isPublished ? questionList.keys(files[sourceOf(item)] ?? { fields: {} }) : none));
  if (readOnly) return <SurveyText item={item} files={files} />;
  return (
    <EditorForm item={item} files={files} defaults={defaults} onChange={onChange}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
        <SurveyFields itemId={item.id} isPublished={isPublished} onSave={onSave} />
        <QuestionList isPublished={isPublished} answered={answered} />
        <ResultList />
      </Box>
    </EditorForm>
  );
}
