import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { NumberField, TextField, useFieldValue } from '@passerelle/shared/forms';
import { Box, FormSection } from '@passerelle/shared/ui';
import { memo, type ReactNode, useState } from 'react';

import { entriesOf } from '../common/draft-values';
import { EditorForm } from '../common/editor-form';
import { FormattedField } from '../common/formatted-field';
import { sourceOf } from '../common/source-values';
import { useFieldValidators } from '../common/use-field-validators';
import type { SurveyEditorProps } from '../editor-props';
import { QuestionList } from './question-list';
import { questionList } from './questions';
import { ResultList } from './result-list';
import { SurveyText } from './survey-text';
import { FixedSurveyType, SurveyTypeField } from './survey-type-field';

interface Props extends Pick<SurveyEditorProps, 'onSave'> {
  itemId: string;
  isPublished: boolean;
}

/** The fields of a survey, without its questions. */
function BareSurveyFields({ itemId, isPublished, onSave }: Props): ReactNode {
  const { t } = useLingui();
  const { filled, whole } = useFieldValidators();
  const { length } = entriesOf(useFieldValue('fields.questions'));
  const most = Math.min(limits.surveyAnswers, Math.max(1, length));
  return (
    <FormSection title={<Trans>Le questionnaire</Trans>}>
      {isPublished ? <FixedSurveyType itemId={itemId} onSave={onSave} /> : <SurveyTypeField />}
      <TextField
        name="fields.title"
        label={t`Titre du questionnaire`}
        autoComplete="off"
        maxLength={limits.titleLength}
        rule={filled}
      />
      <FormattedField name="fields.description" label={t`Description`} />
      <NumberField
        name="fields.requiredCount"
        label={t`Nombre de réponses nécessaires`}
        help={t`Compte là où la sous-tâche ne dit rien. Sans nombre, une seule suffit.`}
        optional
        rule={whole({ from: 1, to: most, optional: true })}
      />
    </FormSection>
  );
}

const SurveyFields = memo(BareSurveyFields);

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
