import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { NumberField, TextField, useFieldValue } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { entriesOf } from '../common/draft-values';
import { FormattedField } from '../common/formatted-field';
import { useRules } from '../common/use-rules';
import type { SurveyEditorProps } from '../editor-props';
import { FixedSurveyType, SurveyTypeField } from './survey-type-field';

interface Props extends Pick<SurveyEditorProps, 'onSave'> {
  itemId: string;
  isPublished: boolean;
}

/** The fields of a survey, without its questions. */
function BareSurveyFields({ itemId, isPublished, onSave }: Props): ReactNode {
  const { t } = useLingui();
  const { filled, whole } = useRules();
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

export const SurveyFields = memo(BareSurveyFields);
